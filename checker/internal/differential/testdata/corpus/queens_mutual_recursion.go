package main

import "fmt"

// Row and column searches that call each other, with method values as tables.

type table struct {
	n       int
	at      []int
	visit   func()
	tried   map[string]int
	actions map[string]func(int)
}

func newTable(n int, visit func()) *table {
	t := &table{n: n, at: make([]int, 0, n), visit: visit, tried: map[string]int{}}
	t.actions = map[string]func(int){"row": t.row, "col": t.col}
	return t
}

func (t *table) row(r int) {
	t.tried["row"]++
	if r == t.n {
		t.visit()
		return
	}
	t.actions["col"](0)
}

func (t *table) col(c int) {
	t.tried["col"]++
	if c == t.n {
		return
	}
	r := len(t.at)
	if t.free(r, c) {
		t.at = append(t.at, c)
		t.actions["row"](r + 1)
		t.at = t.at[:r]
	}
	t.col(c + 1)
}

func (t *table) free(r, c int) bool {
	for i := range t.at {
		if d := r - i; t.at[i] == c || t.at[i] == c-d || t.at[i] == c+d {
			return false
		}
	}
	return true
}

func main() {
	for n := 1; n <= 6; n++ {
		count := 0
		t := newTable(n, func() { count++ })
		t.row(0)
		fmt.Println(n, count, t.tried)
	}
	try := (*table).free
	fmt.Println(try(&table{at: []int{1}}, 1, 2), try(&table{at: []int{1}}, 1, 3))
}

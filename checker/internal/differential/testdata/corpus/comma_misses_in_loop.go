package main

import "fmt"

// A comma-ok form that fails gives the zero value, whatever an earlier turn of
// the loop left behind.

type num uint16

type pos struct{ r, c int }

func find(m map[string][]int, keys ...string) (total int) {
	for _, k := range keys {
		v, ok := m[k]
		fmt.Print(k, v, len(v), ok, " ")
		total += len(v)
	}
	return
}

func main() {
	m := map[num]string{1: "one", 2: "two"}
	for i := range 4 {
		v, ok := m[num(i)]
		fmt.Printf("%q %t ", v, ok)
	}
	fmt.Println()
	fmt.Println(find(map[string][]int{"a": {1, 2}, "c": nil}, "a", "b", "c", "a"))
	grid := map[pos]pos{{1, 1}: {9, 9}}
	for i := range 3 {
		if p, ok := grid[pos{i, i}]; ok || p.r == 0 {
			fmt.Print(p, ok, " ")
		}
	}
	fmt.Println()
	for _, x := range []any{5, "s", 2.5, 7} {
		n, ok := x.(int)
		s, isString := x.(string)
		fmt.Print(n, ok, s, isString, " ")
	}
	fmt.Println()
	c := make(chan int, 2)
	c <- 3
	c <- 4
	close(c)
	for range 4 {
		v, ok := <-c
		fmt.Print(v, ok, " ")
	}
	fmt.Println()
	var p *pos
	for i := range 3 {
		q, ok := map[int]*pos{1: {i, i}}[i]
		fmt.Print(q == nil, q == p, ok, " ")
	}
	fmt.Println()
	for i := range 3 {
		var n int
		var s []string
		var a [2]bool
		var t struct{ x, y int }
		if i%2 == 0 {
			n, s, a[1], t.y = i+5, append(s, "x"), true, i
		}
		fmt.Print(n, s, a, t, " ")
	}
	fmt.Println()
}

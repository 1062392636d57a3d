package main

import "fmt"

// Constants to several places at once: the operands of all of them are those from
// before the assignment.

type piece struct {
	at    int
	next  *piece
	taken [4]bool
	names map[string]int
}

var (
	columns = map[int]bool{}
	down    = map[int]bool{}
	up      = map[int]bool{}
	trace   []int
)

func key(n int) int { trace = append(trace, n); return n }

func main() {
	a := []int{3, 0, 0, 0}
	b := []int{0, 0, 0, 0}
	a[0], b[a[0]] = 1, 2
	fmt.Println(a, b)
	m := map[int]int{0: 3}
	m[0], b[m[0]] = 1, 7
	b[m[0]], m[b[1]], m[0] = 4, 5, 6
	fmt.Println(m, b)

	p := &piece{at: 2, next: &piece{at: 1}, names: map[string]int{}}
	p.at, b[p.at] = 0, 9
	fmt.Println(p.at, b)
	p.at, m[p.at] = 1, 5
	p.next.at, p.taken[p.next.at], p.next.taken[p.at] = 3, true, true
	fmt.Println(p.at, m, p.next.at, p.taken, p.next.taken)
	p.names["a"], p.at, p.names["b"] = 1, 2, 3
	fmt.Println(p.names, p.at)

	i, j := 1, 2
	i, a[i], j, a[j] = 2, 11, 3, 12
	fmt.Println(i, j, a)
	grid := [][]int{{1, 2}, {0, 1}}
	grid[0][1], grid[1][grid[0][1]-1] = 0, 8
	grid[grid[1][1]-8][1], grid[1][1] = 3, 0
	fmt.Println(grid)

	for r := range 3 {
		for c := range 3 {
			if columns[c] || down[r-c] || up[r+c] {
				continue
			}
			columns[c], down[r-c], up[r+c] = true, true, true
			fmt.Print(r, c, " ")
			columns[(c+1)%3], up[c*2] = false, false
		}
	}
	fmt.Println(len(columns), len(down), len(up))

	words := map[string]map[string]bool{"a": {}, "b": {}}
	words["a"]["x"], words["b"]["x"], words["a"]["y"] = true, false, true
	fmt.Println(words)
	x := [3]string{"p", "q", "r"}
	seen := map[string]int{}
	x[0], seen[x[0]], x[1], seen[x[1]] = "q", 1, "s", 2
	fmt.Println(x, seen)
	a[key(0)], b[key(1)], m[key(2)] = 1, 2, 3
	fmt.Println(a, b, m, trace)
	var any1 map[any]int = map[any]int{}
	any1[1], any1["1"], any1[1.0] = 1, 2, 3
	fmt.Println(len(any1), any1[1], any1["1"], any1[1.0])

	defer func() {
		fmt.Println("recovered", a[1] == 5)
		recover()
	}()
	var none map[int]bool
	a[1], none[1], a[2] = 5, true, 6
}

package main

import "fmt"

// Where several operands of one assignment fail, the compiler's order says which of
// them is named: first goes what an assignment further left might change.

type board struct{ cells []int }

var global = []int{1, 2, 3}

func try(name string, f func()) {
	defer func() {
		fmt.Println(name, recover())
	}()
	f()
}

func results(list []int, n int) (a, b int, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("caught: %v", r)
		}
	}()
	a, b = list[n], list[n+1]
	return
}

func main() {
	n := 3
	near := [][]int{{0, 1}, {1, 0}}
	list := []int{1, 2, 3}
	b := &board{[]int{1, 2}}
	boards := []board{{[]int{1}}}
	m := map[int][]int{}
	var fixed [4]int
	var none *board
	try("swap", func() { i, j := n+1, n+2; list[i], list[j] = list[j], list[i] })
	try("swap right", func() { i, j := 0, n+2; list[i], list[j] = list[j], list[i] })
	try("swap global", func() { i, j := n+1, n+2; global[i], global[j] = global[j], global[i] })
	try("store", func() { i, j := n+1, n+2; list[i], list[j] = 5, 6 })
	try("store one", func() { i, j := 0, n+2; list[i], list[j] = 50, 6 })
	fmt.Println(list)
	try("store one of", func() { i, j := 0, n+2; list[i], list[j] = n, i })
	fmt.Println(list)
	try("edges", func() { x, y := n, n+1; near[x][y], near[y][x] = n, n })
	try("edges of constants", func() { x, y := n, n+1; near[x][y], near[y][x] = 1, 1 })
	try("rows", func() { x, y := n, n+1; near[x], near[y] = near[y], near[x] })
	try("first two", func() { dp := make([]int, 1); dp[0], dp[1] = list[n], list[n+1] })
	try("field", func() { x, y := n, n+1; b.cells[x], b.cells[y] = b.cells[y], b.cells[x] })
	try("field right", func() { x, y := 0, n+1; b.cells[x], b.cells[y] = b.cells[y], b.cells[x] })
	try("element's field", func() { boards[n].cells, boards[n+1].cells = boards[n+2].cells, boards[n+3].cells })
	try("array", func() { i := n + 1; fixed[i], fixed[i+1] = list[i+2], list[i+3] })
	try("array and slice", func() { i := n + 1; fixed[i-n], list[i+1] = list[i+2], list[i+3] })
	try("variables", func() { x, y := 1, 2; x, y = list[n], list[n+1]; _, _ = x, y })
	try("variable and place", func() { x := n; x, list[x+1] = list[x+2], list[x+3]; _ = x })
	try("place and variable", func() { x := n; list[x], x = list[x+1], list[x+2]; _ = x })
	try("captured", func() { func() { n, list[n+1] = 3, list[n+2] }() })
	try("map", func() { m[0][n], list[n+1] = list[n+2], n })
	try("index of index", func() { list[list[n]], list[list[n+1]] = 1, n })
	try("pointer", func() { p := &list[0]; *p, list[n] = list[n+1], list[n+2] })
	try("nil first", func() { none.cells, list[n] = nil, n })
	try("nil last", func() { list[n], none.cells = n, nil })
	try("divide", func() { z := n - 3; list[n], z = n/z, list[n+1] })
	fmt.Println(results(list, n))
	fmt.Println(list, near, global, fixed, n)
}

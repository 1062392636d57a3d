package main

import "fmt"

// Where the value and its place both fail, Go names the value.

type queen struct{ row, col int }

func try(name string, f func()) {
	defer func() {
		fmt.Println(name, recover())
	}()
	f()
}

func main() {
	list := []int{1, 2, 3}
	near := [][]int{{1}, {2}}
	count := map[int]int{}
	lists := map[int][]int{}
	n, k := 7, 8
	var q *queen
	var board [4][4]bool
	try("element", func() { list[n] = list[k] })
	try("element alone", func() { list[n] = k })
	try("element changed", func() { list[n] += list[k] })
	try("row", func() { near[n] = near[k] })
	try("square", func() { near[n][k] = list[9] })
	try("square changed", func() { near[n][k] -= list[9] })
	try("array", func() { board[n][k] = list[k] == 1 })
	try("array of constant", func() { board[n][k] = true })
	try("map", func() { count[list[n]] = list[k] })
	try("map changed", func() { count[list[n]] += list[k] })
	try("map of slices", func() { lists[list[n]] = append(lists[0], 1) })
	try("field", func() { q.row = list[n] })
	try("field changed", func() { q.row += list[n] })
	try("pointer", func() { *q = queen{list[n], list[k]} })
	try("divide", func() { list[n] = n / (n - 7) })
	try("copy of a row", func() { near[n] = append([]int{}, near[k]...) })
	try("two fail", func() { near[0] = append(near[0], list[n], list[k]) })
	try("slice", func() { near[n] = list[2:k] })
	try("right", func() { near[1] = append(near[1], list[1]); list[0] = near[1][1] })
	fmt.Println(list, near, count, lists, board)
}

package main

import "fmt"

type frame struct{ row, col int }

func count(n int) (solutions, pushes int) {
	var stack []frame
	pos := make([]int, n)
	ok := func(r, c int) bool {
		for i := 0; i < r; i++ {
			if d := pos[i] - c; d == 0 || d == r-i || d == i-r {
				return false
			}
		}
		return true
	}
	for c := n - 1; c >= 0; c-- {
		stack = append(stack, frame{0, c})
	}
	for len(stack) > 0 {
		top := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if !ok(top.row, top.col) {
			continue
		}
		pos[top.row] = top.col
		if top.row == n-1 {
			solutions++
			continue
		}
		for c := n - 1; c >= 0; c-- {
			stack = append(stack, frame{top.row + 1, c})
			pushes++
		}
	}
	return
}

func main() {
	for n := 1; n <= 7; n++ {
		fmt.Print(n, " ")
		fmt.Println(count(n))
	}
}

package main

import "fmt"

// Swapping through variables, elements, fields and pointers at once.

type pair struct{ left, right int }

func main() {
	a, b, c := 1, 2, 3
	a, b, c = c, a, b
	fmt.Println(a, b, c)

	s := []string{"x", "y", "z"}
	for i, j := 0, len(s)-1; i < j; i, j = i+1, j-1 {
		s[i], s[j] = s[j], s[i]
	}
	fmt.Println(s)

	p := pair{10, 20}
	p.left, p.right = p.right, p.left
	fmt.Println(p)

	x, y := 5, 6
	px, py := &x, &y
	*px, *py = *py, *px
	fmt.Println(x, y, *px, *py)
	px, py = py, px
	fmt.Println(*px, *py, x, y)

	m := map[string]int{"one": 1, "two": 2}
	m["one"], m["two"] = m["two"], m["one"]
	fmt.Println(m)

	grid := [2][2]int{{1, 2}, {3, 4}}
	grid[0][1], grid[1][0] = grid[1][0], grid[0][1]
	grid[0], grid[1] = grid[1], grid[0]
	fmt.Println(grid)
}

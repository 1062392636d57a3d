package main

import "fmt"

// Range over an array with two variables goes over a copy; over a pointer to
// it or with one variable it does not.

func main() {
	a := [4]int{1, 2, 3, 4}
	for i, v := range a {
		a[3-i] = v * 100
	}
	fmt.Println(a)

	b := [4]int{1, 2, 3, 4}
	for i, v := range &b {
		b[3-i] = v * 100
	}
	fmt.Println(b)

	c := [4]int{1, 2, 3, 4}
	for i, v := range c[:] {
		c[3-i] = v * 100
	}
	fmt.Println(c)

	var p *[3]int
	for i := range p {
		fmt.Print(i, " ")
	}
	fmt.Println(len(p))

	grid := [2][2]int{{1, 2}, {3, 4}}
	for _, row := range grid {
		row[0] = -1
	}
	fmt.Println(grid)
	for r := range grid {
		for c := range grid[r] {
			grid[r][c] *= r + c
		}
	}
	fmt.Println(grid)
	type board struct{ cells [3]string }
	x := board{[3]string{"q", "k", "b"}}
	for i, s := range x.cells {
		x.cells[2] = "changed"
		fmt.Print(i, s, " ")
	}
	fmt.Println(x)
	for i, v := range [...]string{2: "two", 0: "zero"} {
		fmt.Printf("%d=%q ", i, v)
	}
	fmt.Println()
}

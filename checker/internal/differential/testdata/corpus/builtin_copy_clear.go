package main

import "fmt"

// copy, clear and delete.

type set map[string]bool

func main() {
	a := []int{1, 2, 3, 4, 5}
	n := copy(a[2:], a)
	fmt.Println(n, a)
	b := []int{1, 2, 3, 4, 5}
	n = copy(b, b[2:])
	fmt.Println(n, b)
	c := make([]int, 2)
	fmt.Println(copy(c, b), c, copy(c, a[:0]), copy(c[1:], []int{8, 9}), c)
	buf := make([]byte, 5)
	k := copy(buf, "hello, world")
	fmt.Println(k, string(buf))
	var arr [4]string
	copy(arr[1:3], []string{"x", "y", "z"})
	fmt.Printf("%q\n", arr)
	clear(a[1:3])
	fmt.Println(a)
	m := map[string]int{"a": 1, "b": 2}
	delete(m, "a")
	delete(m, "never")
	fmt.Println(m)
	clear(m)
	fmt.Println(m, len(m))
	m["c"] = 3
	fmt.Println(m)
	s := set{"q": true}
	clear(s)
	fmt.Println(len(s))
	structs := []struct{ n int }{{1}, {2}}
	clear(structs)
	fmt.Println(structs)
	var none map[int]int
	delete(none, 1)
	clear(none)
	grid := [][]int{{1, 2}, {3}}
	dup := make([][]int, len(grid))
	for i := range grid {
		dup[i] = make([]int, len(grid[i]))
		copy(dup[i], grid[i])
	}
	dup[0][0] = 100
	fmt.Println(grid, dup)
}

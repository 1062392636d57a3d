package main

import "fmt"

// append in its forms.

type row []int

func evens(xs ...int) (out []int) {
	for _, x := range xs {
		if x%2 == 0 {
			out = append(out, x)
		}
	}
	return
}

func main() {
	var s []int
	s = append(s, evens()...)
	fmt.Println(s == nil, len(s))
	s = append(s, 1)
	s = append(s, 2, 3)
	s = append(s, s...)
	s = append(s, evens(4, 5, 6)...)
	fmt.Println(s, len(s))
	b := append([]byte("ab"), "cd"...)
	b = append(b, 'e')
	fmt.Println(string(b))
	r := append(row{1}, 2)
	r = append(r, []int{3}...)
	fmt.Printf("%v %T\n", r, r)
	t := append(s[:1:1], 99)
	fmt.Println(t, s[:3])
	u := append(s[:1], 77)
	fmt.Println(u, s[:3])
	grid := [][]rune{}
	for i := range 3 {
		grid = append(grid, []rune{})
		for j := range 2 {
			grid[i] = append(grid[i], rune('a'+i*2+j))
		}
	}
	fmt.Println(len(grid), string(grid[1]), string(grid[2]))
	any1 := append([]any{1}, "two", 3.0, nil)
	fmt.Println(any1...)
	s = append(s[:2], s[3:]...)
	s = append([]int{0}, s...)
	fmt.Println(s)
	fs := append([]func() int(nil), func() int { return 1 }, func() int { return 2 })
	fmt.Println(fs[0]()+fs[1](), len(append([]string{}, make([]string, 2)...)))
}

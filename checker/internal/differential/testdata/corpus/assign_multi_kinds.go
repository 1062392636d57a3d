package main

import (
	"errors"
	"fmt"
)

// Several values of unlike kinds defined in one statement.

type point struct{ x, y int }

func three() (int, string, error) { return 3, "three", errors.New("no four") }

var first, second, third = 1, []int{2}, map[string]bool{"3": true}

func main() {
	n, s, m := 4, []int{1, 2}, map[string]int{"k": 9}
	f, p, a := func(x int) int { return x * n }, &point{1, 2}, [3]bool{true}
	b, e := make([]byte, 2), append([]int{1, 2}, 5)
	fmt.Println(n, s, m, f(5), *p, a, b, e)

	v, name, err := three()
	fmt.Println(v, name, err)
	v, other, err := three()
	fmt.Println(v, other, err)

	var g, h = point{3, 4}, []point{{5, 6}, {7, 8}}
	fmt.Println(g, h, len(h))
	var i, j interface{} = 1, "text"
	fmt.Println(i, j)
	var k, l float64 = 1, 2
	fmt.Println(k/l, first, second, third)

	n, s = len(s), []int{n}
	fmt.Println(n, s)
	s, n = append(s, n), s[0]
	fmt.Println(n, s)
	var q, r = three, func() (a, b int) { a, b = 1, 2; return }
	_, w, _ := q()
	c, d := r()
	fmt.Println(w, c, d)
}

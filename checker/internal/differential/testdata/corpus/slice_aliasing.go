package main

import "fmt"

// Slices that share an array, as far as the language says.

func double(s []int) {
	for i := range s {
		s[i] *= 2
	}
}

func grow(s []int) []int { return append(s, 1000) }

func main() {
	base := [6]int{1, 2, 3, 4, 5, 6}
	a, b := base[:3], base[2:5]
	b[0] = 30
	fmt.Println(a, b, base)
	a = append(a, 40)
	fmt.Println(base, b, len(a), cap(a))
	c := base[1:2:3]
	c = append(c, 21)
	c = append(c, 22)
	c[0] = -1
	fmt.Println(base, c, len(c))
	double(base[4:])
	fmt.Println(base)
	s := make([]int, 2, 4)
	t := grow(s)
	u := grow(s)
	t[2]++
	fmt.Println(s, t, u, s[:3])
	full := make([]int, 2)
	v, w := grow(full), grow(full)
	v[0], w[0] = 1, 2
	fmt.Println(full, v, w)
	x := []int{1, 2, 3, 4}
	y := x[1:3]
	y = y[:3]
	y[2] = 44
	fmt.Println(x, y, x[len(x):], cap(x[2:]))
	arr := (*[2]int)(x)
	arr[0] = 100
	copied := [2]int(x)
	copied[1] = -5
	fmt.Println(x, *arr, copied)
	var none []int
	fmt.Println(none == nil, none[:0] == nil, len(none[0:]), append(none, none...) == nil)
	empty := []int{}
	fmt.Println(empty == nil, len(empty), empty)
}

package main

import "fmt"

// min and max over the ordered types.

type score int

func clamp(x, lo, hi int) int { return max(lo, min(x, hi)) }

func main() {
	a, b := 3, -7
	fmt.Println(min(a, b), max(a, b), min(a, b, 0), max(1, a, 2), min(4))
	fmt.Println(min("pear", "apple", "fig"), max("", "z"))
	x, y := 2.5, float64(a)
	fmt.Println(min(x, y), max(x, y, 2.75))
	var s, t score = 10, 20
	m := max(s, t, 15)
	fmt.Printf("%v %T\n", m, m)
	var u uint8 = 200
	fmt.Println(max(u, 100), min(u, 100))
	const c = min(1, 2.5, 'a')
	fmt.Println(c, max(c, a))
	fmt.Println(clamp(5, 0, 3), clamp(-5, 0, 3), clamp(2, 0, 3))
	best := 0
	for _, v := range []int{3, 9, 2} {
		best = max(best, v)
	}
	fmt.Println(best)
	i := 0
	next := func() int { i++; return i * i }
	m3 := max(next(), next(), next())
	fmt.Println(m3, i)
	arr := [3]int{}
	arr[min(a, 2)] = max(a, len(arr))
	fmt.Println(arr)
	max := func(s ...string) string { return "shadowed" }
	fmt.Println(max("a"))
}

package main

import "fmt"

type point struct{ x, y int }

func main() {
	a := point{1}
	c := point{z: 3}
	d := point{x: 1, x: 2}
	e := point{1, 2, 3}
	m := map[string]int{"a": 1, "a": 2}
	s := []int{0: 1, 0: 2}
	g := point{"1", 2}
	fmt.Println(a, c, d, e, m, s, g, point{1, 2}.z)
}

package main

import "fmt"

type point struct{ x, y int }

func main() {
	a := point{1}
	b := point{x: 1, 2}
	c := point{z: 3}
	d := point{x: 1, x: 2}
	e := point{1, 2, 3}
	var f point = {1, 2}
	fmt.Println(a, b, c, d, e, f)
}

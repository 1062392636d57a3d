package main

import "fmt"

type shape interface{ area() int }
type square int

func (s square) area() int { return int(s * s) }

func main() {
	var v any = square(3)
	s := v.(shape)
	fmt.Println(s.area())
	n := v.(int)
	fmt.Println(n)
}

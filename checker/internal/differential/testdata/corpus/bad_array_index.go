package main

import "fmt"

func main() {
	a := [3]int{1, 2, 3, 4}
	b := [3]int{}
	b[3] = 1
	fmt.Println(b[-1], a)
	s := []int{1}
	fmt.Println(s["0"], s[1.5], s[-2])
	c := [2]int{5: 1}
	n := 4
	var d [n]int
	fmt.Println(c, d, "abc"[5], b[2:1])
}

package main

import "fmt"

var table = build(4)

func build(n int) []int {
	fmt.Println("building", n)
	return make([]int, n)
}

var first = pick(table, 4)

func pick(t []int, i int) int { return t[i] }

func main() {
	fmt.Println("main", first)
}

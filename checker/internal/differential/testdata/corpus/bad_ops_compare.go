package main

import "fmt"

type node struct{ kids []int }

func main() {
	a, b := []int{1}, []int{1}
	fmt.Println(a == b, a == nil)
	m := map[string]int{}
	fmt.Println(m == m)
	f := func() {}
	fmt.Println(f == f, f == nil)
	fmt.Println(node{} == node{}, true < false, nil == nil)
	k := map[[]int]bool{}
	fmt.Println(k, "a" < 'b', struct{ x int }{1} < struct{ x int }{2})
}

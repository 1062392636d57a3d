package main

import "fmt"

// What tells how much room append has made: cap, and slices that share an array or not.

type stack struct{ items []int }

func (s *stack) push(x int) { s.items = append(s.items, x) }

//go:noinline
func (s *stack) with(x int) []int { return append(s.items, x) }

//go:noinline
func upTo(n int) []int {
	var s []int
	for i := range n {
		s = append(s, i)
	}
	return s
}

func describe(s []int) { fmt.Println(len(s), cap(s)) }

func main() {
	var s []int
	for i := range 6 {
		s = append(s, i)
		fmt.Print(cap(s), " ")
	}
	fmt.Println()
	for n := range 7 {
		base := upTo(n)
		a := append(base, 10)
		b := append(base, 20)
		fmt.Println(a, b, cap(base))
	}
	var local []int
	local = append(local, 1)
	x := append(local, 2)
	y := append(local, 3)
	fmt.Println(x[1], y[1])
	var t stack
	t.push(1)
	t.push(2)
	t.push(3)
	p, q := t.with(4), t.with(5)
	fmt.Println(p, q, cap(t.items))
	describe(s[:2])
	describe(make([]int, 2, 9))
	kept := make([][]int, 0, 3)
	path := upTo(3)
	for i := range 3 {
		kept = append(kept, append(path, i))
	}
	fmt.Println(kept)
}

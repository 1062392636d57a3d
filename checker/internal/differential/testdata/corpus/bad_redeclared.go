package main

import "fmt"

func solve() int { return 1 }
func solve(n int) int { return n }

type board [8]int
type board struct{}

var count int
const count = 3

type queen struct {
	row int
	row int
}

func (q queen) place() {}
func (q *queen) place() {}
func (q queen) row() int { return 0 }

func main() {
	x := 1
	var x int
	fmt.Println(solve(), x, count)
}

func main() {}

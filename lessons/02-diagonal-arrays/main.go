// Command 02-diagonal-arrays is the finished program of lesson 02.
//
// It places n queens on an n x n board so that no two attack each other. It
// remembers which columns and diagonals are taken in three arrays, so that it
// knows whether a cell is free without asking the queens one by one. It draws
// the first solution, counts all of them, and prints what the search costs for
// n = 4 to 8. The size n is its only argument; without one it is 8.
//
// The declarations up to solve are those that the cells of README.md end up
// with, word for word; `go run ./checker lesson 02 --verify` holds the two
// together. The program reads no input and no file.
package main

import (
	"fmt"
	"os"
	"strconv"
	"strings"
)

// n is the size of the board, at most 10. Everywhere in the code u is a row and
// i a column, and both count from 0.
var n int

// The lines that a queen has taken.
var col [10]bool // col[i]: column i
var dg [20]bool  // dg[u+i]: the diagonal / through row u, column i
var udg [20]bool // udg[u-i+n]: the diagonal \ through row u, column i

// steps counts how often a cell was asked about, marked, or freed again.
var steps int

// free reports whether no queen attacks row u, column i.
func free(u, i int) bool {
	steps++
	return !col[i] && !dg[u+i] && !udg[u-i+n]
}

// mark notes that the three lines through row u, column i are taken, or that
// they are free again.
func mark(u, i int, taken bool) {
	steps++
	col[i] = taken
	dg[u+i] = taken
	udg[u-i+n] = taken
}

// nodes counts the boards that the search stood before, the empty one included.
var nodes int

// queens holds the column of the queen in each row down to the current one.
var queens []int

// solutions holds a copy of every full board.
var solutions [][]int

// search tries every free cell of row u, and all that can follow.
func search(u int) {
	nodes++
	if u == n {
		full := append([]int{}, queens...)
		solutions = append(solutions, full)
		return
	}
	for i := 0; i < n; i++ {
		if free(u, i) {
			queens[u] = i
			mark(u, i, true)
			search(u + 1)
			mark(u, i, false)
		}
	}
}

// solve searches an empty board of the given size from the start.
func solve(size int) {
	n = size
	queens = make([]int, size)
	solutions = nil
	steps = 0
	nodes = 0
	search(0)
}

// draw prints a board without spaces, and a blank line after it.
func draw(columns []int) {
	for _, i := range columns {
		fmt.Println(strings.Repeat(".", i) + "Q" + strings.Repeat(".", n-1-i))
	}
	fmt.Println()
}

const (
	usualSize = 8
	maxSize   = 10 // the arrays above have room for no more
)

func main() {
	size, err := boardSize(os.Args[1:])
	if err != nil {
		fmt.Fprintf(os.Stderr, "%v\nTry: go run ./lessons/02-diagonal-arrays %d\n", err, usualSize)
		os.Exit(2)
	}
	solve(size)
	printSolutions()
	fmt.Println()
	printCosts()
}

// boardSize reads the size of the board from the command's arguments.
func boardSize(args []string) (int, error) {
	if len(args) == 0 {
		return usualSize, nil
	}
	if len(args) > 1 {
		return 0, fmt.Errorf("one number is enough, the size of the board; here are %d arguments", len(args))
	}
	size, err := strconv.Atoi(args[0])
	if err != nil || size < 1 || size > maxSize {
		return 0, fmt.Errorf("the size of the board must be a whole number from 1 to %d, not %q", maxSize, args[0])
	}
	return size, nil
}

// printSolutions draws the first solution of the last solve and counts all.
func printSolutions() {
	if len(solutions) == 0 {
		fmt.Printf("n = %d has no solution: every way to start runs into a dead end.\n", n)
		return
	}
	draw(solutions[0])
	fmt.Printf("n = %d, solutions: %d, the board above is the first\n", n, len(solutions))
}

// printCosts prints how the work of the search grows with the board.
func printCosts() {
	fmt.Println("n  solutions  nodes  steps")
	for size := 4; size <= 8; size++ {
		solve(size)
		fmt.Printf("%d  %9d  %5d  %5d\n", size, len(solutions), nodes, steps)
	}
}

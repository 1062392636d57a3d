// Command 01-pairwise-check is the finished program of lesson 01.
//
// It places n queens on an n x n board so that no two attack each other. It
// puts one queen in each row, compares it with every queen above it, and takes
// it back when the rows below have been tried. It draws the first solution,
// counts all of them, and prints what the search costs for n = 4 to 8. The size
// n is its only argument; without one it is 8.
//
// The declarations up to solve are those that the cells of README.md end up
// with, word for word; `go run ./checker lesson 01 --verify` holds the two
// together. The program reads no input and no file.
package main

import (
	"fmt"
	"os"
	"strconv"
	"strings"
)

// n is the size of the board. queens holds the columns of the queens placed so
// far, one a row: queens[0] is the column of the queen in the first row.
// Rows and columns count from 0 in the code and from 1 in all that we print.
var n int
var queens []int

// steps counts how often two queens were compared.
var steps int

// nodes counts the boards that the search stood before, the empty one included.
var nodes int

// solutions holds a copy of every full board.
var solutions [][]int

// line writes columns the way people count them, from 1.
func line(columns []int) string {
	text := ""
	for i, col := range columns {
		if i > 0 {
			text += " "
		}
		text += fmt.Sprint(col + 1)
	}
	return text
}

// draw prints the board, the first row at the top.
func draw(columns []int) {
	for _, col := range columns {
		fmt.Println(strings.Repeat(". ", col) + "Q" + strings.Repeat(" .", n-1-col))
	}
}

// safe reports whether no queen placed so far attacks column col of the next
// row.
func safe(col int) bool {
	row := len(queens)
	for r, c := range queens {
		steps++
		if c == col || c-r == col-row || c+r == col+row {
			return false
		}
	}
	return true
}

// search tries every safe column of the next row, and all that can follow.
func search() {
	nodes++
	if len(queens) == n {
		full := append([]int{}, queens...)
		solutions = append(solutions, full)
		return
	}
	for col := 0; col < n; col++ {
		if safe(col) {
			queens = append(queens, col)
			search()
			queens = queens[:len(queens)-1]
		}
	}
}

// solve searches an empty board of the given size from the start.
func solve(size int) {
	n = size
	queens = nil
	solutions = nil
	steps = 0
	nodes = 0
	search()
}

const (
	usualSize = 8
	maxSize   = 10 // a larger board has too many solutions to look at
)

func main() {
	size, err := boardSize(os.Args[1:])
	if err != nil {
		fmt.Fprintf(os.Stderr, "%v\nTry: go run ./lessons/01-pairwise-check %d\n", err, usualSize)
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
	fmt.Println()
	fmt.Printf("n = %d, solutions: %d, the first: %s\n", n, len(solutions), line(solutions[0]))
}

// printCosts prints how the work of the search grows with the board.
func printCosts() {
	fmt.Println("n  solutions  nodes  comparisons")
	for size := 4; size <= 8; size++ {
		solve(size)
		fmt.Printf("%d  %9d  %5d  %11d\n", size, len(solutions), nodes, steps)
	}
}

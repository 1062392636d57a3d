// Command 03-grid-counters is the finished program of lesson 03.
//
// It places n queens on an n x n board so that no two attack each other. It
// keeps a counter for each cell, the number of queens that attack it, so that a
// cell is free exactly when its counter is 0. It draws the first solution,
// counts all of them, and prints what the search costs for n = 4 to 8. The size
// n is its only argument; without one it is 8.
//
// The declarations up to solve are those that the cells of README.md end up
// with, word for word; `go run ./checker lesson 03 --verify` holds the two
// together. The program reads no input and no file.
package main

import (
	"fmt"
	"os"
	"strconv"
)

// n is the size of the board, at most 10. Rows and columns count from 0 in the
// code and from 1 in all that we print.
var n int

// queens holds the columns of the queens placed so far, from the top row down.
var queens []int

// attacked[row][col] is the number of queens that attack that cell or stand on
// it. The cell is free exactly when it is 0.
var attacked [10][10]int

// show prints the board: Q for a queen, a dot for a free cell, and otherwise
// the cell's counter.
func show() {
	for row := 0; row < n; row++ {
		text := ""
		for col := 0; col < n; col++ {
			if row < len(queens) && queens[row] == col {
				text += " Q"
			} else if attacked[row][col] == 0 {
				text += " ."
			} else {
				text += fmt.Sprint(" ", attacked[row][col])
			}
		}
		fmt.Println(text[1:])
	}
}

// steps counts the looks at a cell and the turns of the loop in add.
var steps int

// add adds d to the counter of every cell that a queen at row, col attacks, and
// to that of her own cell.
func add(row, col, d int) {
	for i := 0; i < n; i++ {
		steps++
		attacked[row][i] += d // her row, with her own cell
		if i == row {
			continue
		}
		attacked[i][col] += d // her column
		if j := col + i - row; j >= 0 && j < n {
			attacked[i][j] += d // her diagonal \
		}
		if j := col - i + row; j >= 0 && j < n {
			attacked[i][j] += d // her diagonal /
		}
	}
}

// put places a queen on a cell of the next row.
func put(row, col int) {
	queens = append(queens, col)
	add(row, col, 1)
}

// take takes the queen that was put last away again.
func take(row, col int) {
	queens = queens[:len(queens)-1]
	add(row, col, -1)
}

// nodes counts the boards that the search stood before, the empty one included.
var nodes int

// found counts the solutions; first holds copies of the first three.
var found int
var first [][]int

// search tries every free cell of a row, and all that can follow.
func search(row int) {
	nodes++
	if row == n {
		found++
		if found <= 3 {
			full := append([]int{}, queens...)
			first = append(first, full)
		}
		return
	}
	for col := 0; col < n; col++ {
		steps++
		if attacked[row][col] == 0 {
			put(row, col)
			search(row + 1)
			take(row, col)
		}
	}
}

// solve searches an empty board of the given size from the start.
func solve(size int) {
	n = size
	queens = nil
	first = nil
	found = 0
	steps = 0
	nodes = 0
	search(0)
}

const (
	usualSize = 8
	maxSize   = 10 // the grid above has room for no more
)

func main() {
	size, err := boardSize(os.Args[1:])
	if err != nil {
		fmt.Fprintf(os.Stderr, "%v\nTry: go run ./lessons/03-grid-counters %d\n", err, usualSize)
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
	if found == 0 {
		fmt.Printf("n = %d has no solution: every way to start runs into a dead end.\n", n)
		return
	}
	queens = first[0] // the search has set every counter back to 0, so show draws dots
	show()
	fmt.Println()
	fmt.Printf("n = %d, solutions: %d, the board above is the first\n", n, found)
}

// printCosts prints how the work of the search grows with the board.
func printCosts() {
	fmt.Println("n  solutions  nodes  steps")
	for size := 4; size <= 8; size++ {
		solve(size)
		fmt.Printf("%d  %9d  %5d  %5d\n", size, found, nodes, steps)
	}
}

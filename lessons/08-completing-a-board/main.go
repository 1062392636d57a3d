// Command 08-completing-a-board is the finished program of lesson 08.
//
// It completes a board on which queens stand already, in three ways: row by row, in
// the row with the fewest free cells, and with dancing links, which choose among rows
// and columns. It draws the first completion, counts all of them, and prints what the
// ways cost, for this board and for the empty boards of n = 4 to 8. Its arguments are
// the size n and the placed queens, each as row,column; without any it is 8.
//
// The declarations up to completions are those that the cells of README.md end up
// with, word for word; `go run ./checker lesson 08 --verify` holds the two together.
// The program reads no input and no file.
package main

import (
	"fmt"
	"os"
	"strconv"
	"strings"
)

// A cell is a place on the board. Rows and columns count from 1.
type cell struct{ row, col int }

// n is the size of the board, at most 20. given[r] is the column of the queen in
// row r, 0 if there is none.
var n int
var given [21]int

// The lines that queens have taken.
var column [21]bool
var sum [41]bool  // sum[row+col]: a diagonal /
var diff [41]bool // diff[row-col+n]: a diagonal \

// free says whether no queen attacks the cell along its column or a diagonal.
func free(row, col int) bool {
	return !column[col] && !sum[row+col] && !diff[row-col+n]
}

func put(row, col int) {
	given[row] = col
	column[col] = true
	sum[row+col] = true
	diff[row-col+n] = true
}

func take(row, col int) {
	given[row] = 0
	column[col] = false
	sum[row+col] = false
	diff[row-col+n] = false
}

// start puts the placed queens on an empty board. It says whether no two of them
// attack each other.
func start(size int, placed []cell) bool {
	n = size
	given = [21]int{}
	column = [21]bool{}
	sum = [41]bool{}
	diff = [41]bool{}
	for _, q := range placed {
		if given[q.row] != 0 || !free(q.row, q.col) {
			return false
		}
		put(q.row, q.col)
	}
	return true
}

// nodes counts the boards that a search stood before.
var nodes int

// inOrder returns in how many ways the empty rows from this one on can be filled.
func inOrder(row int) int {
	nodes++
	for row <= n && given[row] != 0 {
		row++
	}
	if row > n {
		return 1
	}
	ways := 0
	for col := 1; col <= n; col++ {
		if free(row, col) {
			put(row, col)
			ways += inOrder(row + 1)
			take(row, col)
		}
	}
	return ways
}

// fewest returns in how many ways the empty rows can be filled; empty is how many
// there are. It goes on in the row with the fewest free cells.
func fewest(empty int) int {
	nodes++
	if empty == 0 {
		return 1
	}
	best, least := 0, n+1
	for row := 1; row <= n; row++ {
		if given[row] != 0 {
			continue
		}
		cells := 0
		for col := 1; col <= n; col++ {
			if free(row, col) {
				cells++
			}
		}
		if cells < least {
			best, least = row, cells
		}
	}
	ways := 0
	for col := 1; col <= n; col++ {
		if free(best, col) {
			put(best, col)
			ways += fewest(empty - 1)
			take(best, col)
		}
	}
	return ways
}

// six is a puzzle: six queens on a board of 16.
var six = []cell{{4, 8}, {9, 4}, {11, 13}, {13, 9}, {14, 14}, {16, 3}}

// lines returns the four lines through a cell: its row, 1 to n, its column, up to
// 2n, and its diagonals / and \ behind them, up to 6n - 2.
func lines(c cell) [4]int {
	return [4]int{c.row, n + c.col, 2*n + c.row + c.col - 1, 5*n - 1 + c.row - c.col}
}

// The links. Place 0 is the head of the ring of lines that want a queen, places 1
// to 6n - 2 are the heads of the lines, and then come four places for each cell.
var left, right, up, down []int
var line []int // the line that a place is in
var size []int // how many cells a line has left

// steps counts the places that are taken out or put back.
var steps int

// add makes a place that is alone in its rings.
func add(l int) int {
	x := len(line)
	left = append(left, x)
	right = append(right, x)
	up = append(up, x)
	down = append(down, x)
	line = append(line, l)
	return x
}

// build links up an empty board.
func build() {
	left = nil
	right = nil
	up = nil
	down = nil
	line = nil
	size = make([]int, 6*n-1)
	for l := 0; l <= 6*n-2; l++ {
		add(l)
	}
	for l := 1; l <= 2*n; l++ { // rows and columns only
		want(l)
	}
	for row := 1; row <= n; row++ {
		for col := 1; col <= n; col++ {
			link(cell{row, col})
		}
	}
}

// want puts a line at the end of the ring of those that want a queen.
func want(l int) {
	left[l] = left[0]
	right[l] = 0
	right[left[0]] = l
	left[0] = l
}

// link puts a cell at the end of its four lines.
func link(c cell) {
	first := len(line)
	for i, l := range lines(c) {
		x := add(l)
		left[x] = first + (i+3)%4
		right[x] = first + (i+1)%4
		up[x] = up[l]
		down[x] = l
		down[up[l]] = x
		up[l] = x
		size[l]++
	}
}

// cover takes a line out, and with it all its cells.
func cover(l int) {
	right[left[l]] = right[l]
	left[right[l]] = left[l]
	for x := down[l]; x != l; x = down[x] {
		for y := right[x]; y != x; y = right[y] {
			steps++
			down[up[y]] = down[y]
			up[down[y]] = up[y]
			size[line[y]]--
		}
	}
}

// uncover puts back what cover took out, the last first.
func uncover(l int) {
	for x := up[l]; x != l; x = up[x] {
		for y := left[x]; y != x; y = left[y] {
			steps++
			size[line[y]]++
			down[up[y]] = y
			up[down[y]] = y
		}
	}
	right[left[l]] = l
	left[right[l]] = l
}

// complete returns in how many ways the lines that want a queen can get one. It
// goes on in the row or column with the fewest cells.
func complete() int {
	nodes++
	if right[0] == 0 {
		return 1
	}
	best := right[0]
	for l := right[best]; l != 0; l = right[l] {
		if size[l] < size[best] {
			best = l
		}
	}
	ways := 0
	cover(best)
	for x := down[best]; x != best; x = down[x] {
		for y := right[x]; y != x; y = right[y] {
			cover(line[y])
		}
		ways += complete()
		for y := left[x]; y != x; y = left[y] {
			uncover(line[y])
		}
	}
	uncover(best)
	return ways
}

// completions returns in how many ways the placed queens can be completed.
func completions(boardSize int, placed []cell) int {
	if !start(boardSize, placed) {
		return 0
	}
	build()
	for _, q := range placed {
		for _, l := range lines(q) {
			cover(l)
		}
	}
	return complete()
}

const (
	usualSize = 8
	maxSize   = 12 // compiled, an empty board takes less than a second here
)

func main() {
	size, placed, err := board(os.Args[1:])
	if err != nil {
		fmt.Fprintf(os.Stderr, "%v\nTry: go run ./lessons/08-completing-a-board %d\n", err, usualSize)
		os.Exit(2)
	}
	printCompletions(size, placed)
	fmt.Println()
	printCosts()
}

// board reads the size of the board and the placed queens from the command's
// arguments.
func board(args []string) (int, []cell, error) {
	if len(args) == 0 {
		return usualSize, nil, nil
	}
	size, err := strconv.Atoi(args[0])
	if err != nil || size < 1 || size > maxSize {
		return 0, nil, fmt.Errorf("the size of the board must be a whole number from 1 to %d, not %q", maxSize, args[0])
	}
	var placed []cell
	for _, arg := range args[1:] {
		row, col, _ := strings.Cut(arg, ",")
		r, err := strconv.Atoi(row)
		c, err2 := strconv.Atoi(col)
		if err != nil || err2 != nil || r < 1 || r > size || c < 1 || c > size {
			return 0, nil, fmt.Errorf("after the size of the board comes each placed queen as row,column, such as 1,%d; %q is none", size, arg)
		}
		placed = append(placed, cell{r, c})
	}
	return size, placed, nil
}

// finish puts queens into the empty rows from this one on, in the first way there
// is, and says whether there is any.
func finish(row int) bool {
	for row <= n && given[row] != 0 {
		row++
	}
	if row > n {
		return true
	}
	for col := 1; col <= n; col++ {
		if free(row, col) {
			put(row, col)
			if finish(row + 1) {
				return true
			}
			take(row, col)
		}
	}
	return false
}

// printCompletions draws the first completion, and says how many there are and what
// it costs to count them.
func printCompletions(size int, placed []cell) {
	if !start(size, placed) {
		fmt.Printf("n = %d has no solution: placed queens attack each other.\n", size)
		return
	}
	if !finish(1) {
		fmt.Printf("n = %d has no solution: every way to go on runs into a dead end.\n", size)
		return
	}
	for row := 1; row <= n; row++ {
		fmt.Println(strings.Repeat(". ", given[row]-1) + "Q" + strings.Repeat(" .", n-given[row]))
	}
	ways, order, few, linked := costs(size, placed)
	fmt.Println()
	fmt.Printf("n = %d, solutions: %d, placed queens: %d\n", n, ways, len(placed))
	fmt.Printf("nodes in order: %d, fewest: %d, links: %d with %d steps\n", order, few, linked, steps)
}

// costs counts the completions in all three ways. It returns their number, and the
// nodes of each way; steps holds the steps of the links.
func costs(size int, placed []cell) (int, int, int, int) {
	start(size, placed)
	nodes = 0
	inOrder(1)
	order := nodes
	nodes = 0
	fewest(size - len(placed))
	few := nodes
	nodes = 0
	steps = 0
	ways := completions(size, placed)
	return ways, order, few, nodes
}

// printCosts prints how the work of the three ways grows with an empty board.
func printCosts() {
	fmt.Println("n  solutions  in order: nodes  fewest: nodes  links: nodes  links: steps")
	for size := 4; size <= 8; size++ {
		ways, order, few, linked := costs(size, nil)
		fmt.Printf("%d  %9d  %15d  %13d  %12d  %12d\n", size, ways, order, few, linked, steps)
	}
}

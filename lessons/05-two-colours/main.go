// Command 05-two-colours is the finished program of lesson 05.
//
// It places n black and n white queens on an n x n board so that no two queens of
// one colour attack each other, and no cell holds two. It counts the ways twice: by
// a search for white inside a search for black, and by listing the solutions of one
// colour once, as sets of bits, and counting the pairs that do not overlap. It draws
// one board, prints the number of ways, and what both methods cost for n = 4 to 8.
// The size n is its only argument; without one it is 8.
//
// The declarations up to pairs are those that the cells of README.md end up with,
// word for word; `go run ./checker lesson 05 --verify` holds the two together. The
// program reads no input and no file; its board has no blocked cells.
package main

import (
	"fmt"
	"os"
	"strconv"
)

// n is the size of the board, at most 8. open[r][c] says that a queen may stand
// there. Rows and columns count from 0 in the code and from 1 in all we print.
var n int
var open [8][8]bool

// openBoard makes a board of that size without blocked cells.
func openBoard(size int) {
	n = size
	for r := 0; r < n; r++ {
		for c := 0; c < n; c++ {
			open[r][c] = true
		}
	}
}

// A side is one colour: the column of its queen in each row, and the columns and
// diagonals that its queens hold.
type side struct {
	queen  [8]int
	column [8]bool
	sum    [16]bool // by row + column
	diff   [16]bool // by row - column + n
}

var black, white side

// free says whether no queen of this colour attacks the cell.
func (s *side) free(row, col int) bool {
	return !s.column[col] && !s.sum[row+col] && !s.diff[row-col+n]
}

func (s *side) put(row, col int) {
	s.queen[row] = col
	s.column[col] = true
	s.sum[row+col] = true
	s.diff[row-col+n] = true
}

func (s *side) take(row, col int) {
	s.column[col] = false
	s.sum[row+col] = false
	s.diff[row-col+n] = false
}

// steps counts the cells that we try, and later the pairs as well.
var steps int

// placeWhite returns in how many ways white can fill the rows from this one on.
func placeWhite(row int) int {
	if row == n {
		return 1
	}
	ways := 0
	for col := 0; col < n; col++ {
		steps++
		if open[row][col] && black.queen[row] != col && white.free(row, col) {
			white.put(row, col)
			ways += placeWhite(row + 1)
			white.take(row, col)
		}
	}
	return ways
}

// placeBlack fills the rows from this one on with black queens, and then counts
// the ways to add the white ones.
func placeBlack(row int) int {
	if row == n {
		return placeWhite(0)
	}
	ways := 0
	for col := 0; col < n; col++ {
		steps++
		if open[row][col] && black.free(row, col) {
			black.put(row, col)
			ways += placeBlack(row + 1)
			black.take(row, col)
		}
	}
	return ways
}

// bit returns the set that holds this cell and no other.
func bit(row, col int) uint64 {
	return uint64(1) << uint(row*n+col)
}

// solutions holds every way to place the queens of one colour, as sets of cells.
var solutions []uint64

// list adds all ways to complete the set from this row on.
func list(row int, set uint64) {
	if row == n {
		solutions = append(solutions, set)
		return
	}
	for col := 0; col < n; col++ {
		steps++
		if open[row][col] && black.free(row, col) {
			black.put(row, col)
			list(row+1, set|bit(row, col))
			black.take(row, col)
		}
	}
}

// draw prints the board: B and W for the queens, # for a blocked cell.
func draw(blacks, whites uint64) {
	for row := 0; row < n; row++ {
		line := ""
		for col := 0; col < n; col++ {
			sign := " ."
			if !open[row][col] {
				sign = " #"
			}
			if blacks&bit(row, col) != 0 {
				sign = " B"
			}
			if whites&bit(row, col) != 0 {
				sign = " W"
			}
			line += sign
		}
		fmt.Println(line[1:])
	}
}

// pairs lists the solutions of one colour and counts the pairs of a black and a
// white one that share no cell.
func pairs() int {
	solutions = nil
	list(0, 0)
	ways := 0
	for _, b := range solutions {
		for _, w := range solutions {
			steps++
			if b&w == 0 {
				ways++
			}
		}
	}
	return ways
}

const (
	usualSize = 8
	maxSize   = 8 // a set of cells must fit into the 64 bits of a uint64
)

func main() {
	size, err := boardSize(os.Args[1:])
	if err != nil {
		fmt.Fprintf(os.Stderr, "%v\nTry: go run ./lessons/05-two-colours %d\n", err, usualSize)
		os.Exit(2)
	}
	printWays(size)
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

// printWays draws one board with both colours and says how many there are.
func printWays(size int) {
	openBoard(size)
	ways := pairs()
	if ways == 0 {
		fmt.Printf("n = %d has no way: there is no room for both colours.\n", n)
		return
	}
	drawFirst()
	fmt.Println()
	fmt.Printf("n = %d, ways to place both colours: %d\n", n, ways)
}

// drawFirst draws the first black solution that leaves room for a white one, with
// the first such white one.
func drawFirst() {
	for _, b := range solutions {
		for _, w := range solutions {
			if b&w == 0 {
				draw(b, w)
				return
			}
		}
	}
}

// printCosts prints how the work of both methods grows with the board.
func printCosts() {
	fmt.Println("n  one colour  both colours  steps nested  steps with pairs")
	for size := 4; size <= 8; size++ {
		openBoard(size)
		steps = 0
		ways := placeBlack(0)
		nested := steps
		steps = 0
		pairs()
		fmt.Printf("%d  %10d  %12d  %12d  %16d\n", n, len(solutions), ways, nested, steps)
	}
}

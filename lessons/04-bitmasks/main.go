// Command 04-bitmasks is the finished program of lesson 04.
//
// It counts the ways to place n queens on an n x n board in two ways: by looking
// over a grid of flags for every placement, and with three masks that hold a whole
// row of the board in one number each. It draws the first solution, counts all of
// them, and prints what both ways cost for n = 4 to 8. The size n is its only
// argument; without one it is 8.
//
// The declarations up to count are those that the cells of README.md end up with,
// word for word; `go run ./checker lesson 04 --verify` holds the two together. The
// program reads no input and no file.
package main

import (
	"fmt"
	"math/bits"
	"os"
	"strconv"
	"strings"
)

// queen[r][c] says that a queen stands there, taken[c] that column c has one.
// Rows and columns count from 0 in the code and from 1 in all that we print.
var queen [10][10]bool
var taken [10]bool

// steps counts the cells that we look at.
var steps int

// safe says whether no queen above shares a diagonal with this cell. It looks
// at every cell of the rows above.
func safe(n, row, col int) bool {
	for r := 0; r < row; r++ {
		for c := 0; c < n; c++ {
			steps++
			up, across := row-r, c-col
			if queen[r][c] && (across == up || across == -up) {
				return false
			}
		}
	}
	return true
}

// scan returns in how many ways the board can be completed from this row on.
func scan(n, row int) int {
	if row == n {
		return 1
	}
	ways := 0
	for col := 0; col < n; col++ {
		if !taken[col] && safe(n, row, col) {
			queen[row][col] = true
			taken[col] = true
			ways += scan(n, row+1)
			taken[col] = false
			queen[row][col] = false
		}
	}
	return ways
}

// answers[n] is the number of solutions for n, once fill has counted them.
var answers [11]int

// fill counts the solutions of every board up to the largest, once.
func fill(largest int) {
	for n := 1; n <= largest; n++ {
		answers[n] = scan(n, 0)
	}
}

// cells draws the first n bits of a mask as we see a row: column 1 on the left.
func cells(mask, n int) string {
	text := ""
	for col := 0; col < n; col++ {
		if col > 0 {
			text += " "
		}
		if (mask>>col)&1 == 1 {
			text += "1"
		} else {
			text += "."
		}
	}
	return text
}

// nodes counts the boards that the search stood before, the empty one included.
var nodes int

// count returns in how many ways the board can be completed. row, ld and rd hold
// the columns of the next row that are forbidden: by a queen in that column, and
// by diagonals that walk to higher and to lower columns.
func count(full, row, ld, rd int) int {
	nodes++
	if row == full {
		return 1
	}
	ways := 0
	pos := full & ^(row | ld | rd)
	for pos != 0 {
		p := pos & -pos
		pos -= p
		ways += count(full, row|p, (ld|p)<<1, (rd|p)>>1)
	}
	return ways
}

const (
	usualSize = 8
	maxSize   = 14 // compiled, the masks take less than a second here, and six to seven times as long for the next n
)

func main() {
	n, err := boardSize(os.Args[1:])
	if err != nil {
		fmt.Fprintf(os.Stderr, "%v\nTry: go run ./lessons/04-bitmasks %d\n", err, usualSize)
		os.Exit(2)
	}
	printSolutions(n)
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
	n, err := strconv.Atoi(args[0])
	if err != nil || n < 1 || n > maxSize {
		return 0, fmt.Errorf("the size of the board must be a whole number from 1 to %d, not %q", maxSize, args[0])
	}
	return n, nil
}

// first returns the queens of the first solution, one mask for each row that is
// still to fill, or nothing if there is none.
func first(full, row, ld, rd int) []int {
	pos := full & ^(row | ld | rd)
	for pos != 0 {
		p := pos & -pos
		pos -= p
		if row|p == full {
			return []int{p}
		}
		below := first(full, row|p, (ld|p)<<1, (rd|p)>>1)
		if len(below) > 0 {
			return append([]int{p}, below...)
		}
	}
	return nil
}

// printSolutions draws the first solution and says how many there are.
func printSolutions(n int) {
	full := (1 << n) - 1
	queens := first(full, 0, 0, 0)
	if len(queens) == 0 {
		fmt.Printf("n = %d has no solution: every way to start runs into a dead end.\n", n)
		return
	}
	line := ""
	for _, p := range queens {
		fmt.Println(strings.ReplaceAll(cells(p, n), "1", "Q"))
		line += fmt.Sprint(" ", bits.Len(uint(p)))
	}
	fmt.Println()
	fmt.Printf("n = %d, solutions: %d, the first:%s\n", n, count(full, 0, 0, 0), line)
}

// printCosts prints how the work of both ways grows with the board.
func printCosts() {
	fmt.Println("n  solutions  scan: cells looked at  masks: nodes")
	for n := 4; n <= 8; n++ {
		steps = 0
		nodes = 0
		scan(n, 0)
		ways := count((1<<n)-1, 0, 0, 0)
		fmt.Printf("%d  %9d  %21d  %12d\n", n, ways, steps, nodes)
	}
}

// Command 11-the-same-search is the finished program of lesson 11.
//
// It has one search, which knows nothing of chess, and three puzzles for it: n
// queens on an n x n board, a map to colour, and Sudoku. It draws the first
// solution for n queens, counts all of them, colours a map and fills a
// Sudoku, and prints what the search costs for n = 4 to 8. The size n is its only
// argument; without one it is 8.
//
// The declarations up to hard are those that the cells of README.md end up with,
// word for word; `go run ./checker lesson 11 --verify` holds the two together. The
// program reads no input and no file.
package main

import (
	"fmt"
	"math/bits"
	"os"
	"strconv"
	"strings"
)

// A puzzle is filled in step by step: with queens, colours or digits.
type puzzle interface {
	full(step int) bool     // has every step been taken?
	choices(step int) []int // what fits here, without a conflict
	place(step, choice int) // take the step
	undo(step, choice int)  // take it back, with all its traces
	show() string           // what stands there now
}

// nodes counts the positions that the search stood before.
var nodes int

// first is what the first solution looked like.
var first string

// search returns in how many ways a puzzle can be completed from this step on.
func search(p puzzle, step int) int {
	nodes++
	if p.full(step) {
		if first == "" {
			first = p.show()
		}
		return 1
	}
	ways := 0
	for _, choice := range p.choices(step) {
		p.place(step, choice)
		ways += search(p, step+1)
		p.undo(step, choice)
	}
	return ways
}

// solve searches from the beginning.
func solve(p puzzle) int {
	nodes = 0
	first = ""
	return search(p, 0)
}

// A board is the puzzle of n queens. A step is a row, a choice is a column.
type board struct {
	n       int
	queens  []int
	columns []bool
	sums    []bool
	differs []bool
}

func newBoard(n int) *board {
	b := new(board)
	b.n = n
	b.queens = make([]int, n)
	b.columns = make([]bool, n)
	b.sums = make([]bool, 2*n)
	b.differs = make([]bool, 2*n)
	return b
}

func (b *board) full(row int) bool { return row == b.n }

func (b *board) choices(row int) []int {
	free := []int{}
	for c := 0; c < b.n; c++ {
		if !b.columns[c] && !b.sums[row+c] && !b.differs[row-c+b.n] {
			free = append(free, c)
		}
	}
	return free
}

func (b *board) mark(row, c int, taken bool) {
	b.columns[c] = taken
	b.sums[row+c] = taken
	b.differs[row-c+b.n] = taken
}

func (b *board) place(row, c int) {
	b.queens[row] = c
	b.mark(row, c, true)
}

func (b *board) undo(row, c int) { b.mark(row, c, false) }

func (b *board) show() string {
	text := ""
	for _, c := range b.queens {
		text += strings.Repeat(".", c) + "Q" + strings.Repeat(".", b.n-1-c) + "\n"
	}
	return text
}

// An atlas is a map to colour. A step is a region, in the order of the alphabet; a
// choice is a colour.
type atlas struct {
	picture string
	colours int
	regions int
	touches [26][26]bool // region A is 0
	colour  [26]int      // 0 is none yet
}

// newAtlas reads a picture in which each region is a letter. Two regions touch if
// their letters stand side by side or one above the other.
func newAtlas(picture string, colours int) *atlas {
	a := new(atlas)
	a.picture = picture
	a.colours = colours
	rows := strings.Fields(picture)
	for r, row := range rows {
		for c := range row {
			here := int(row[c] - 'A')
			if here >= a.regions {
				a.regions = here + 1
			}
			if c > 0 {
				a.touch(here, int(row[c-1]-'A'))
			}
			if r > 0 {
				a.touch(here, int(rows[r-1][c]-'A'))
			}
		}
	}
	return a
}

func (a *atlas) touch(one, other int) {
	if one != other {
		a.touches[one][other] = true
		a.touches[other][one] = true
	}
}

func (a *atlas) full(region int) bool { return region == a.regions }

func (a *atlas) choices(region int) []int {
	var used [10]bool
	for other := 0; other < a.regions; other++ {
		if a.touches[region][other] {
			used[a.colour[other]] = true
		}
	}
	free := []int{}
	for c := 1; c <= a.colours; c++ {
		if !used[c] {
			free = append(free, c)
		}
	}
	return free
}

func (a *atlas) place(region, c int) { a.colour[region] = c }

func (a *atlas) undo(region, c int) { a.colour[region] = 0 }

func (a *atlas) show() string {
	text := a.picture
	for region := 0; region < a.regions; region++ {
		letter := string(rune('A' + region))
		text = strings.ReplaceAll(text, letter, strconv.Itoa(a.colour[region]))
	}
	return text
}

// A sudoku has side x side cells in boxes of box x box. A step is an empty cell, a
// choice is a digit.
type sudoku struct {
	side, box int
	cells     []int // digit by digit, row by row; 0 is empty
	empty     []int // the cells to fill, in the order of the steps
	rows      []int // the digits of each row: bit d is digit d
	columns   []int
	boxes     []int
	choosy    bool // take the cell with the fewest digits next
}

func (s *sudoku) boxOf(cell int) int {
	row, column := cell/s.side, cell%s.side
	return row/s.box*s.box + column/s.box
}

// flip puts a digit's bit into the three masks of a cell, or takes it out.
func (s *sudoku) flip(cell, digit int) {
	s.rows[cell/s.side] ^= 1 << digit
	s.columns[cell%s.side] ^= 1 << digit
	s.boxes[s.boxOf(cell)] ^= 1 << digit
}

// free returns the digits that fit into a cell, as bits.
func (s *sudoku) free(cell int) int {
	all := (1 << (s.side + 1)) - 2 // bits 1 to side
	return all & ^(s.rows[cell/s.side] | s.columns[cell%s.side] | s.boxes[s.boxOf(cell)])
}

func (s *sudoku) full(step int) bool { return step == len(s.empty) }

func (s *sudoku) choices(step int) []int {
	if s.choosy {
		s.fewestFirst(step)
	}
	digits := []int{}
	free := s.free(s.empty[step])
	for free != 0 {
		digits = append(digits, bits.TrailingZeros(uint(free)))
		free &= free - 1
	}
	return digits
}

// fewestFirst brings the empty cell with the fewest digits to this step.
func (s *sudoku) fewestFirst(step int) {
	best, fewest := step, s.side+1
	for i := step; i < len(s.empty); i++ {
		k := bits.OnesCount(uint(s.free(s.empty[i])))
		if k < fewest {
			best, fewest = i, k
		}
	}
	s.empty[step], s.empty[best] = s.empty[best], s.empty[step]
}

func (s *sudoku) place(step, digit int) {
	s.cells[s.empty[step]] = digit
	s.flip(s.empty[step], digit)
}

func (s *sudoku) undo(step, digit int) {
	s.cells[s.empty[step]] = 0
	s.flip(s.empty[step], digit)
}

func (s *sudoku) show() string {
	text := ""
	for cell, digit := range s.cells {
		text += strconv.Itoa(digit)
		if cell%s.side == s.side-1 {
			text += "\n"
		}
	}
	return text
}

// parse reads a grid of side 4 or 9, with a dot for each empty cell. The digits
// that are given must not clash.
func parse(text string) *sudoku {
	rows := strings.Fields(text)
	s := new(sudoku)
	s.side = len(rows)
	s.box = 2
	if s.side == 9 {
		s.box = 3
	}
	s.rows = make([]int, s.side)
	s.columns = make([]int, s.side)
	s.boxes = make([]int, s.side)
	for _, row := range rows {
		for _, r := range row {
			cell := len(s.cells)
			if r == '.' {
				s.cells = append(s.cells, 0)
				s.empty = append(s.empty, cell)
			} else {
				s.cells = append(s.cells, int(r-'0'))
				s.flip(cell, int(r-'0'))
			}
		}
	}
	return s
}

// hard has one solution, and none of its digits can be left out.
var hard = `
..5612...
.7...9...
..2...8..
...561...
...8....9
......7.6
.9..2..51
5....3...
.....894.
`

const (
	usualSize = 8
	maxSize   = 12 // compiled, the search takes less than a second here
)

func main() {
	n, err := boardSize(os.Args[1:])
	if err != nil {
		fmt.Fprintf(os.Stderr, "%v\nTry: go run ./lessons/11-the-same-search %d\n", err, usualSize)
		os.Exit(2)
	}
	printQueens(n)
	fmt.Println()
	printOthers()
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

// printQueens draws the first solution for n queens and counts all.
func printQueens(n int) {
	ways := solve(newBoard(n))
	if ways == 0 {
		fmt.Printf("n = %d has no solution: every way to start runs into a dead end.\n", n)
		return
	}
	fmt.Println(first)
	fmt.Printf("n = %d, solutions: %d, the board above is the first\n", n, ways)
}

// printOthers colours a map and fills a Sudoku, with the same search.
func printOthers() {
	picture := "AAABBB\nAAFFBB\nEEFFCC\nEDDDCC\n"
	ways := solve(newAtlas(picture, 4))
	fmt.Printf("a map in four colours, %d ways, the first:\n%s\n", ways, first)
	s := parse(hard)
	s.choosy = true
	ways = solve(s)
	fmt.Printf("a Sudoku, %d way, %d nodes:\n%s", ways, nodes, first)
}

// printCosts prints how the work of the search grows with the board.
func printCosts() {
	fmt.Println("n  solutions  nodes")
	for n := 4; n <= 8; n++ {
		ways := solve(newBoard(n))
		fmt.Printf("%d  %9d  %5d\n", n, ways, nodes)
	}
}

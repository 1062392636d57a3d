// Command 07-counting-fast is the finished program of lesson 07.
//
// It counts the ways to place n queens on an n x n board with each stage of the
// lesson: the masks of lesson 04, their mirror, the eight views of a board, many
// boards at a time, and two halves that meet. It draws the first solution, prints
// what each stage counts, how much work it does and, where that takes long enough to
// be timed, how many times faster than the first it is; then a table for n = 4 to 8.
// The size n is its only argument; without one it is 8.
//
// The declarations up to meet are those that the cells of README.md end up with, word
// for word; `go run ./checker lesson 07 --verify` holds the two together. halves.go
// and parallel.go hold the fast form of the last stage, show.go what is printed. The
// program reads no input and no file.
package main

import (
	"fmt"
	"math/bits"
	"os"
	"strconv"
)

// nodes counts what a stage looks at: boards, or words of 64 halves.
var nodes int

// count returns in how many ways the board can be completed. row, ld and rd hold
// the columns of the next row that are forbidden, as in lesson 04.
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

// mirrored counts the boards whose first queen stands in the left half, twice, and
// those with that queen in the middle column once.
func mirrored(n int) int {
	full := (1 << n) - 1
	ways := 0
	for col := 0; col < n/2; col++ {
		p := 1 << col
		ways += 2 * count(full, p, p<<1, p>>1)
	}
	if n%2 == 1 {
		p := 1 << (n / 2)
		ways += count(full, p, p<<1, p>>1)
	}
	return ways
}

// A board is the lines that its queens take. Rows and columns count from 0 here.
type board struct {
	cols int // bit c: column c
	down int // bit n+c-r: the diagonal \ through row r, column c
	up   int // bit c+r: the diagonal / through row r, column c
	free int // the free cells of the row that is to be filled next
}

// attacked reports whether a queen already takes a line through this cell, apart
// from its row.
func attacked(b board, n, r, c int) bool {
	return (b.cols>>c)&1 == 1 || (b.down>>(n+c-r))&1 == 1 || (b.up>>(c+r))&1 == 1
}

// put returns the board with one more queen.
func put(b board, n, r, c int) board {
	b.cols |= 1 << c
	b.down |= 1 << (n + c - r)
	b.up |= 1 << (c + r)
	return b
}

// A start is a board with its edges filled.
type start struct {
	board board
	rows  []int // the rows that are still to be filled, in the order of the search
	ties  int   // the views in which it has the smallest distance
}

// edges puts queens on the four edges of an empty board: in columns top and bottom
// of the first and the last row, and in rows left and right of the first and the
// last column. A queen in a corner stands on two edges.
func edges(n, top, bottom, left, right int) (start, bool) {
	last := n - 1
	cells := [][]int{{0, top}, {last, bottom}, {left, 0}, {right, last}}
	var s start
	var queen [32]int // the column of the queen in a row, from 1
	for _, cell := range cells {
		r, c := cell[0], cell[1]
		if queen[r] == c+1 {
			continue
		}
		if queen[r] != 0 || attacked(s.board, n, r, c) {
			return s, false
		}
		queen[r] = c + 1
		s.board = put(s.board, n, r, c)
	}
	for i := 0; i < n; i++ {
		r := (n/2 + i) % n
		if i >= n-n/2 {
			r = n - 1 - i
		}
		if queen[r] == 0 {
			s.rows = append(s.rows, r)
		}
	}
	for _, at := range []int{top, bottom, left, right} {
		if at == top {
			s.ties++
		}
		if last-at == top {
			s.ties++
		}
	}
	return s, true
}

// starts lists the ways to fill the edges so that no queen of them is nearer to a
// corner than the queen of the first row is to the left one.
func starts(n int) []start {
	var list []start
	last := n - 1
	for top := 0; 2*top <= last; top++ {
		for bottom := top; bottom <= last-top; bottom++ {
			for left := top; left <= last-top; left++ {
				for right := top; right <= last-top; right++ {
					s, ok := edges(n, top, bottom, left, right)
					if ok {
						list = append(list, s)
					}
				}
			}
		}
	}
	return list
}

// fill returns in how many ways queens can be put on these rows.
func fill(n int, b board, rows []int) int {
	nodes++
	if len(rows) == 0 {
		return 1
	}
	r := rows[0]
	ways := 0
	pos := ((1 << n) - 1) & ^(b.cols | b.down>>(n-r) | b.up>>r)
	for pos != 0 {
		p := pos & -pos
		pos -= p
		ways += fill(n, board{b.cols | p, b.down | p<<(n-r), b.up | p<<r, 0}, rows[1:])
	}
	return ways
}

// shares adds up the boards by the number of their ties: a board that has the
// smallest distance in k of its eight views comes k times, so it gets 8/k.
func shares(tally []int) int {
	total := 0
	for k := 1; k < len(tally); k++ {
		total += tally[k] * 8 / k
	}
	return total
}

// viewed counts each board in those of its eight views that have the smallest
// distance.
func viewed(n int) int {
	tally := make([]int, 9)
	for _, s := range starts(n) {
		tally[s.ties] += fill(n, s.board, s.rows)
	}
	return shares(tally)
}

// grow puts one more queen into row r of each board, in every way. It writes the
// boards that have a free cell in the row next to out, and returns how many.
func grow(n int, boards []board, r, next int, out []board) int {
	full := (1 << n) - 1
	size := 0
	for len(boards) > 0 {
		nodes += len(boards)
		kept := 0
		for _, b := range boards {
			p := b.free & -b.free
			cols := b.cols | p
			down := b.down | p<<(n-r)
			up := b.up | p<<r
			free := full & ^(cols | down>>(n-next) | up>>next)
			out[size] = board{cols, down, up, free}
			if free != 0 {
				size++
			}
			b.free -= p
			boards[kept] = b
			if b.free != 0 {
				kept++
			}
		}
		boards = boards[:kept]
	}
	return size
}

// batch is how many boards grow together.
const batch = 256

// wave returns in how many ways these boards can be completed. Each has a free cell
// in the first of the rows. rooms holds a list of boards for each row to come.
func wave(n int, boards []board, rows []int, rooms [][]board) int {
	if len(rows) == 1 {
		return len(boards) // one row, one column: one free cell each
	}
	ways := 0
	for len(boards) > 0 {
		some := batch
		if some > len(boards) {
			some = len(boards)
		}
		size := grow(n, boards[:some], rows[0], rows[1], rooms[0])
		ways += wave(n, rooms[0][:size], rows[1:], rooms[1:])
		boards = boards[some:]
	}
	return ways
}

// waves is viewed with many boards at a time.
func waves(n int) int {
	var rooms [][]board
	for i := 0; i < n; i++ {
		rooms = append(rooms, make([]board, batch*n+1))
	}
	tally := make([]int, 9)
	for _, s := range starts(n) {
		if len(s.rows) == 0 {
			tally[s.ties]++
			continue
		}
		r := s.rows[0]
		b := s.board
		b.free = ((1 << n) - 1) & ^(b.cols | b.down>>(n-r) | b.up>>r)
		if b.free != 0 {
			tally[s.ties] += wave(n, []board{b}, s.rows, rooms)
		}
	}
	return shares(tally)
}

// half lists the ways to put queens on the rows from first to end-1, by the set of
// their columns. Each is one number, with the columns of the queens in 5 bits each.
func half(n, first, end int) [][]int {
	list := make([][]int, 1<<n)
	var place func(b board, r, queens int)
	place = func(b board, r, queens int) {
		if r == end {
			list[b.cols] = append(list[b.cols], queens)
			return
		}
		for c := 0; c < n; c++ {
			if !attacked(b, n, r, c) {
				place(put(b, n, r, c), r+1, queens|c<<(5*(r-first)))
			}
		}
	}
	place(board{}, first, 0)
	return list
}

// agree returns how many pairs of an upper and one of at most 64 lower halves do not
// attack each other. The lower ones start in row middle.
func agree(n, middle int, upper, lower []int) int {
	var down, up [64]int // bit i: the lower half i has a queen on this diagonal
	for i, queens := range lower {
		for r := middle; r < n; r++ {
			c := queens & 31
			queens >>= 5
			down[n+c-r] |= 1 << i
			up[c+r] |= 1 << i
		}
	}
	pairs := 0
	for _, queens := range upper {
		nodes++
		hit := 0
		for r := 0; r < middle; r++ {
			c := queens & 31
			queens >>= 5
			hit |= down[n+c-r] | up[c+r]
		}
		pairs += len(lower) - bits.OnesCount64(uint64(hit))
	}
	return pairs
}

// meet counts the pairs of an upper and a lower half that make a whole board.
func meet(n int) int {
	middle := n - n/2
	upper := half(n, 0, middle)
	lower := half(n, middle, n)
	full := (1 << n) - 1
	ways := 0
	for set, list := range upper {
		rest := lower[full&^set]
		for len(list) > 0 && len(rest) > 0 {
			word := 64
			if word > len(rest) {
				word = len(rest)
			}
			ways += agree(n, middle, list, rest[:word])
			rest = rest[word:]
		}
	}
	return ways
}

const (
	usualSize = 8
	maxSize   = 16 // the first stage takes some seconds here, and seven to eight times as long for the next n
	timedSize = 11 // the last stages are done too soon for a clock below
)

func main() {
	n, err := boardSize(os.Args[1:])
	if err != nil {
		fmt.Fprintf(os.Stderr, "%v\nTry: go run ./lessons/07-counting-fast %d\n", err, usualSize)
		os.Exit(2)
	}
	printSolution(n)
	fmt.Println()
	printStages(n)
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

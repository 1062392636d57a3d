package diagnosis

import (
	"math/bits"
	"strconv"
	"strings"
)

// colours is an output of the exercise with black and white queens.
type colours struct {
	Case
	single
	grid   grid
	lists  []*lists   // by the index of a colouring, nil as long as they are not asked for
	others []*colours // what the program printed on all tests, if that is known
}

// A grid is a board with blocked cells.
type grid struct {
	n    int
	open uint64 // bit 8 * row + column, from 0, of each cell that is not blocked
}

// A placed is the set of cells of the queens of one colour, as in grid.
type placed = uint64

// mostColours is the largest board of the exercise.
const mostColours = 8

// readColours reads a test and an output of one number. It is not ok if the
// test's answer is not what is right for its input.
func readColours(c Case) (*colours, bool) {
	g, ok := readGrid(string(c.Test.Input))
	if !ok {
		return nil, false
	}
	one := g.ways(queens)
	right, ok := pairs(one, one)
	b := &colours{Case: c, grid: g, single: single{test: c.Test, right: right}}
	if !ok || !sameNumbers(c.Want, []int{b.right}) {
		return nil, false
	}
	return b, b.takeNumber(c)
}

// readGrid reads n and n rows of n numbers, 0 for a blocked cell.
func readGrid(input string) (grid, bool) {
	words := strings.Fields(input)
	if len(words) == 0 {
		return grid{}, false
	}
	n, err := strconv.Atoi(words[0])
	if err != nil || n < 1 || n > mostColours || len(words) != 1+n*n {
		return grid{}, false
	}
	g := grid{n: n}
	for i, word := range words[1:] {
		switch word {
		case "1":
			g.open |= bit(i/n, i%n)
		case "0":
		default:
			return grid{}, false
		}
	}
	return g, true
}

func bit(row, column int) uint64 { return 1 << (8*row + column) }

// bare is the grid without its blocked cells.
func (g grid) bare() grid {
	for row := range g.n {
		for column := range g.n {
			g.open |= bit(row, column)
		}
	}
	return g
}

// transposed is the grid with rows and columns swapped.
func (g grid) transposed() grid {
	t := grid{n: g.n}
	for row := range g.n {
		for column := range g.n {
			if g.open&bit(column, row) != 0 {
				t.open |= bit(row, column)
			}
		}
	}
	return t
}

// What is worked out is bounded: the ways of one colour, and the pairs of a way
// for black and one for white.
const (
	mostWays  = 6_000
	mostPairs = 5_000_000
)

// ways are the ways to place the queens of one colour by an attack; nil if they
// are too many.
func (g grid) ways(hits attack) []placed { return g.waysDown(g.n, hits) }

// waysDown is ways for only the first rows of the board.
func (g grid) waysDown(rows int, hits attack) []placed {
	all := []placed{}
	onCells := func(n int, a, b cell) bool { return hits(n, a, b) || g.open&bit(b.row-1, b.column-1) == 0 }
	ended := walkRows(g.n, rows, onCells, func(columns []int) bool {
		if rows == 0 || g.open&bit(0, columns[0]-1) != 0 { // nothing is above the first row to say so
			all = append(all, cellsOf(columns))
		}
		return len(all) <= mostWays
	})
	if !ended {
		return nil
	}
	return all
}

// waysBelow is ways for only the rows below the first.
func (g grid) waysBelow(hits attack) []placed {
	all := grid{n: g.n, open: g.open >> 8}.waysDown(g.n-1, hits)
	for i := range all {
		all[i] <<= 8
	}
	return all
}

func cellsOf(columns []int) placed {
	var set placed
	for row, column := range columns {
		set |= bit(row, column-1)
	}
	return set
}

// pairs counts the pairs, one way for black and one for white, without a cell in
// common. It is not ok if either are too many, or all pairs.
func pairs(black, white []placed) (count int, ok bool) {
	if black == nil || white == nil || len(black)*len(white) > mostPairs {
		return 0, false
	}
	for _, b := range black {
		for _, w := range white {
			if b&w == 0 {
				count++
			}
		}
	}
	return count, true
}

// peaceful counts the ways in which no two queens share a column or a diagonal,
// whatever their colours; that they share rows cannot be helped.
func (g grid) peaceful() int {
	count := 0
	one := g.ways(queens)
	for _, black := range one {
		hit := g.attacked(black)
		for _, white := range one {
			if white&hit == 0 {
				count++
			}
		}
	}
	return count
}

// attacked are the cells that queens attack along columns and diagonals, and
// those they stand on.
func (g grid) attacked(set placed) placed {
	hit := set
	for rest := set; rest != 0; rest &= rest - 1 {
		at := bits.TrailingZeros64(rest)
		queen := cell{at/8 + 1, at%8 + 1}
		for row := 1; row <= g.n; row++ {
			for column := 1; column <= g.n; column++ {
				other := cell{row, column}
				if queens(g.n, queen, other) || queens(g.n, other, queen) {
					hit |= bit(row-1, column-1)
				}
			}
		}
	}
	return hit
}

// neverGivenBack counts like a search that leaves the cells of black queens
// taken when it comes back.
func (g grid) neverGivenBack() int {
	s := keeper{grid: g}
	s.black(nil)
	return s.ways
}

type keeper struct {
	grid
	ways int
}

func (s *keeper) black(columns []int) {
	if len(columns) == s.n {
		s.ways += len(s.grid.ways(queens))
		return
	}
	row := len(columns)
	for column := 1; column <= s.n; column++ {
		if s.open&bit(row, column-1) == 0 || !(&walker{n: s.n, hits: queens, columns: columns}).free(column) {
			continue
		}
		s.open &^= bit(row, column-1)
		s.black(append(columns[:row:row], column))
	}
}

// shortSets counts as if a set of cells had only 32 bits, row after row, those of the
// blocked cells and those of ways.
func (g grid) shortSets(ways []placed) (int, bool) {
	short := func(set placed) placed {
		var packed placed
		for rest := set; rest != 0; rest &= rest - 1 {
			at := bits.TrailingZeros64(rest)
			packed |= 1 << (at/8*g.n + at%8)
		}
		return packed & (1<<32 - 1)
	}
	blocked := short(g.bare().open &^ g.open)
	one := []placed{}
	for _, set := range ways {
		if set = short(set); set&blocked == 0 {
			one = append(one, set)
		}
	}
	return pairs(one, one)
}

package board

import (
	"fmt"
	"strconv"
)

// Solutions lists all boards of that size without attacks, in the order of the
// search.
func Solutions(n int) []Board {
	var solutions []Board
	var collect func(at *node)
	collect = func(at *node) {
		if at.solution() {
			solutions = append(solutions, Board(at.queens))
		}
		for _, child := range at.children {
			collect(child)
		}
	}
	collect(search(n))
	return solutions
}

// set is the board as a set of cells: row, column, counted from 0, is bit
// row*n + column.
func (b Board) set() uint64 {
	set := uint64(0)
	for _, s := range b.squares() {
		set |= 1 << ((s.Row-1)*len(b) + s.Column - 1)
	}
	return set
}

// BoardBits shows the number of each cell's bit and below it the set of the
// cells of a board in binary, bit 0 on the right.
func BoardBits(b Board) Picture {
	n := len(b)
	cells := n * n
	numbers := Chessboard(n, 44)
	numbers.eachCell(func(cell *Cell, at Square) {
		bit := (at.Row-1)*n + at.Column - 1
		cell.Write(strconv.Itoa(bit), Ink)
		if b.hasQueen(at.Row, at.Column) {
			cell.Shade = Lit
			cell.Put(Border)
			cell.Tone = Strong
		}
	})
	bits := Table(1, cells, 22).Boxed(n)
	bits.Above = bitNumbers(cells)
	for bit := range cells {
		cell := bits.At(1, cells-bit)
		set := b.set()>>bit&1 == 1
		cell.writeBit(set)
		if set {
			cell.Shade = Lit
		}
	}
	desc := fmt.Sprintf("Above, a board whose cells carry the numbers 0 to %d as we read; "+
		"the cells of the queens in columns %s have a border. "+
		"Below, the same cells as one row of bits, bit 0 on the right; those bits are 1, and the number is %d.",
		cells-1, b.columns(), b.set())
	return Picture{"A board in one number", desc, Strip{Columns: 1, Panels: []Panel{
		Captioned{[]string{"the cells and their bits"}, numbers},
		Captioned{[]string{fmt.Sprintf("the number %d", b.set())}, bits},
	}}}
}

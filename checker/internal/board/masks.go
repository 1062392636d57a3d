package board

import "fmt"

// masks are the three masks of lesson 04 for a row, and what they leave free. A
// column of a mask is counted from 1.
type masks struct{ row, ld, rd, pos []bool }

// masksBefore works out what the queens above a row forbid in it, each by the
// line that she forbids it with.
func (b Board) masksBefore(row int) masks {
	n := len(b)
	m := masks{make([]bool, n+1), make([]bool, n+1), make([]bool, n+1), make([]bool, n+1)}
	for column := 1; column <= n; column++ {
		for above := 1; above < row; above++ {
			if !b.onBoard(above) {
				continue
			}
			down := row - above
			m.row[column] = m.row[column] || b[above-1] == column
			m.ld[column] = m.ld[column] || b[above-1]+down == column
			m.rd[column] = m.rd[column] || b[above-1]-down == column
		}
		m.pos[column] = !m.row[column] && !m.ld[column] && !m.rd[column]
	}
	return m
}

// Masks shows the queens above a row and, under the columns of the board, the
// three masks that the search holds before it fills that row: row, ld and rd. The
// last line, pos, has the columns that none of them forbids.
func Masks(b Board, row int) Picture {
	n := len(b)
	above := append(append(Board{}, b[:row-1]...), make(Board, n-row+1)...)
	grid := Chessboard(n, 36).Numbered(1).Place(above, Queen)
	grid.markRow(above, row)
	m := b.masksBefore(row)
	table := Table(4, n, 36)
	table.Beside = []string{"row", "ld", "rd", "pos"}
	for i, mask := range [][]bool{m.row, m.ld, m.rd, m.pos} {
		for column := 1; column <= n; column++ {
			table.At(i+1, column).writeBit(mask[column])
			if mask[column] {
				table.At(i+1, column).Shade = Attacked
			}
		}
	}
	free := 0
	for column := 1; column <= n; column++ {
		if m.pos[column] {
			table.At(4, column).Shade = Lit
			free++
		}
	}
	align(grid, table)
	desc := fmt.Sprintf("Queens stand in columns %s. Below the board, under its columns: "+
		"the masks row, ld and rd with a 1 for each column of row %d that they forbid, and pos with a 1 for each of the %d that are free.",
		b[:row-1].columns(), row, free)
	return Picture{fmt.Sprintf("The three masks before row %d", row), desc, Strip{Columns: 1, Panels: []Panel{grid, table}}}
}

// writeBit writes a 1, or a faint 0.
func (c *Cell) writeBit(set bool) {
	if set {
		c.Write("1", Strong)
	} else {
		c.Write("0", Faint)
	}
}

// Walk shows how the marks of a queen in the first row walk down an n x n board:
// each cell below her carries the mask that forbids it.
func Walk(n, column int) Picture {
	board := make(Board, n)
	board[0] = column
	grid := Chessboard(n, 44).Numbered(1).Place(board, Queen)
	for row := 2; row <= n; row++ {
		m := board.masksBefore(row)
		for c := 1; c <= n; c++ {
			for _, mark := range []struct {
				mask []bool
				name string
			}{{m.row, "row"}, {m.ld, "ld"}, {m.rd, "rd"}} {
				if mark.mask[c] {
					grid.At(row, c).Write(mark.name, Ink)
					grid.At(row, c).Shade = Attacked
				}
			}
		}
	}
	desc := fmt.Sprintf("A queen in row 1, column %d. Below her, row marks her column in every row, "+
		"ld walks to higher columns and rd to lower ones, one column with each row, until they leave the board.", column)
	return Picture{fmt.Sprintf("The marks of one queen on a %d x %d board", n, n), desc, grid}
}

package board

import (
	"fmt"
	"slices"
)

// PairTable compares every two solutions for n: row and column are solutions in
// the order of the search, and a tick means that they share no cell.
func PairTable(n int) Picture {
	solutions := Solutions(n)
	size := len(solutions)
	table := Table(size, size, 28).Numbered(1)
	fits := 0
	table.eachCell(func(cell *Cell, at Square) {
		switch {
		case solutions[at.Row-1].set()&solutions[at.Column-1].set() == 0:
			cell.Put(Tick)
			cell.Shade = Lit
			fits++
		case at.Row == at.Column:
			cell.Shade = Attacked
		}
	})
	desc := fmt.Sprintf("Solutions 1 to %d on both sides: black down, white across. %d of the %d pairs share no cell "+
		"and have a tick. The table is its own mirror image at the diagonal, where a solution meets itself.",
		size, fits, size*size)
	return Picture{fmt.Sprintf("Which solutions for n = %d fit together", n), desc, table}
}

// Matrix shows a table of options and what each of them covers, as for an exact
// cover: a tick where an option, a row, covers a column. Chosen options, counted
// from 1, are tinted.
func Matrix(title, desc string, options, columns []string, covers [][]bool, chosen ...int) Picture {
	table := Table(len(options), len(columns), 32)
	table.Beside, table.Above = options, columns
	table.eachCell(func(cell *Cell, at Square) {
		if covers[at.Row-1][at.Column-1] {
			cell.Put(Tick)
		}
		if slices.Contains(chosen, at.Row) {
			cell.Shade = Lit
		}
	})
	return Picture{title, desc, table}
}

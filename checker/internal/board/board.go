// Package board draws boards: as text for a terminal or a report, and as an SVG
// picture for a page.
//
// It never decides whether a board is a solution and never reads or writes a
// file. Its own test writes the
// picture that the root README and lesson 01 show.
package board

import "strings"

// A Board holds the column of the queen in each row, rows from the top. Rows and
// columns are counted from 1, and the board has as many columns as rows. A number
// that is not a column of the board, such as 0, means a row without a queen.
type Board []int

// Text draws one line for each row, `.` for an empty cell and `Q` for a queen,
// each line ended by a newline: `.Q..` for column 2 of 4.
func (b Board) Text() string {
	var text strings.Builder
	for row := 1; row <= len(b); row++ {
		for column := 1; column <= len(b); column++ {
			if b.hasQueen(row, column) {
				text.WriteByte('Q')
			} else {
				text.WriteByte('.')
			}
		}
		text.WriteByte('\n')
	}
	return text.String()
}

// hasQueen reports whether a queen stands in that cell.
func (b Board) hasQueen(row, column int) bool { return b[row-1] == column }

// onBoard reports whether the queen of a row stands on the board at all.
func (b Board) onBoard(row int) bool {
	return row >= 1 && row <= len(b) && b[row-1] >= 1 && b[row-1] <= len(b)
}

// attacks reports whether the queen of the row `from` attacks that cell. Her own
// cell is not one of them.
func (b Board) attacks(from, row, column int) bool {
	if !b.onBoard(from) {
		return false
	}
	down, across := row-from, column-b[from-1]
	if down == 0 && across == 0 {
		return false
	}
	return down == 0 || across == 0 || down == across || down == -across
}

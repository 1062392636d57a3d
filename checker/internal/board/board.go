// Package board draws boards: as text for a terminal or a report, and as SVG
// pictures for the pages of the course.
//
// # Pictures
//
// A [Picture] is a title, a description and a [Panel]. Panels are the parts: a
// [Grid] of cells with signs and texts, a [Tree], and [Strip] and [Captioned]
// to put several of them into one picture. For each kind of picture that a
// lesson shows there is a function that works its content out, such as
// [Attacks], [Counters] or [SearchTree], so that what is drawn is computed and
// not typed in. [Chart], [Curve] and [Map] draw the values that they are given.
// pictures.go holds the table of all pictures of the course; [Named] finds one by
// its file.
//
// A picture has two forms. [Picture.SVG] writes the file that the pages show;
// [Picture.Text] draws the same with characters, for lessons read in a terminal.
//
// All pictures share one frame: a card with its own background, colours for
// light and dark pages, a title and a description for those who cannot see it,
// and no text that becomes too small on a telephone.
//
// # What it does not do
//
// It never judges a submission and never reads or writes a file. The package
// diagnosis uses the text of a board, and the command line that of the pictures;
// pictures_test.go keeps the files under lessons/ equal to what this package
// draws.
package board

import (
	"fmt"
	"strings"
)

// A Board holds the column of the queen in each row, rows from the top. Rows and
// columns are counted from 1, and the board has as many columns as rows. A number
// that is not a column of the board, such as 0, means a row without a queen.
type Board []int

// A Square is a cell of a board, its row and column counted from 1.
type Square struct{ Row, Column int }

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

// columns lists the columns as the lessons do: "2 4 1 3".
func (b Board) columns() string {
	return strings.Trim(fmt.Sprint([]int(b)), "[]")
}

// hasQueen reports whether a queen stands in that cell.
func (b Board) hasQueen(row, column int) bool { return b[row-1] == column }

// onBoard reports whether the queen of a row stands on the board at all.
func (b Board) onBoard(row int) bool {
	return row >= 1 && row <= len(b) && b[row-1] >= 1 && b[row-1] <= len(b)
}

// squares are the cells with a queen, from the top row down.
func (b Board) squares() []Square {
	var squares []Square
	for row := 1; row <= len(b); row++ {
		if b.onBoard(row) {
			squares = append(squares, Square{row, b[row-1]})
		}
	}
	return squares
}

// attacks reports whether a queen in s attacks the cell. Her own cell is not one
// of them.
func (s Square) attacks(cell Square) bool {
	down, across := cell.Row-s.Row, cell.Column-s.Column
	if down == 0 && across == 0 {
		return false
	}
	return down == 0 || across == 0 || down == across || down == -across
}

// attacks reports whether the queen of the row `from` attacks that cell. Her own
// cell is not one of them.
func (b Board) attacks(from, row, column int) bool {
	return b.onBoard(from) && Square{from, b[from-1]}.attacks(Square{row, column})
}

// attackers counts the queens that attack a cell.
func (b Board) attackers(row, column int) int {
	count := 0
	for from := range b {
		if b.attacks(from+1, row, column) {
			count++
		}
	}
	return count
}

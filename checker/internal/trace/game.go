package trace

import (
	"strings"
)

// An attack is a queen that attacks a cell of a lower row.
type attack struct {
	row  int    // the queen's
	line string // what they share: "column", "diagonal \" or "diagonal /"
}

// attackOn finds the first queen, from the top, that attacks a column of the row
// below the given ones. Columns count from 1.
func attackOn(queens []int, column int) (attack, bool) {
	for i, q := range queens {
		if line := shared(len(queens)-i, column-q); line != "" {
			return attack{i + 1, line}, true
		}
	}
	return attack{}, false
}

// shared names the line on which two queens stand that are so far apart, if
// there is one.
func shared(down, across int) string {
	switch across {
	case 0:
		return "column"
	case down:
		return `diagonal \`
	case -down:
		return "diagonal /"
	}
	return ""
}

// peaceful reports whether no two of the queens attack each other.
func peaceful(queens []int) bool {
	for i, q := range queens {
		if _, attacked := attackOn(queens[:i], q); attacked {
			return false
		}
	}
	return true
}

// freeColumns are the columns of the next row that the reference tries, in its
// order. There is none below the last row.
func freeColumns(queens []int, size int) []int {
	var free []int
	if len(queens) >= size {
		return nil
	}
	for column := 1; column <= size; column++ {
		if _, attacked := attackOn(queens, column); !attacked {
			free = append(free, column)
		}
	}
	return free
}

// drawBoard draws the rows of a board, with a mark in one cell if its row is not
// 0.
func drawBoard(queens []int, size, row, column int, mark string) []string {
	var lines []string
	for r := 1; r <= size; r++ {
		cells := make([]string, size)
		for c := range cells {
			switch {
			case r == row && c+1 == column:
				cells[c] = mark
			case r <= len(queens) && c+1 == queens[r-1]:
				cells[c] = "Q"
			default:
				cells[c] = "."
			}
		}
		lines = append(lines, strings.Join(cells, " "))
	}
	return lines
}

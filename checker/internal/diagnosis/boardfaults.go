package diagnosis

import (
	"fmt"
	"slices"
	"strings"

	"nqueens/checker/internal/course"
)

// Rules about solutions that are none: boards of another size, queens that are missing,
// are too many in a row, or stand beside the board.

// boardSize: a board with too few rows or too short ones.
func boardSize(l *list) string {
	if size := l.squareSize(); size != 0 && size != l.n {
		return fmt.Sprintf(saysSquares, size, l.n)
	}
	for i, s := range l.solutions {
		for r, row := range s.rows {
			if len(row) != l.n {
				return l.withSize(fmt.Sprintf(saysRowWidth, r+1, i+1, many(len(row), "cell"), l.n), func(s solution) int { return len(s.rows[0]) })
			}
		}
		if s.rows != nil && len(s.rows) != l.n {
			return fmt.Sprintf(saysBoardSize, i+1, many(len(s.rows), "row"), l.n)
		}
	}
	return ""
}

// squareSize is the number of rows and columns that all printed boards have, 0 if they
// are not all of one such size.
func (l *list) squareSize() int {
	size := 0
	for _, s := range l.solutions {
		if size == 0 {
			size = len(s.rows)
		}
		for _, row := range s.rows {
			if len(s.rows) != size || len(row) != size {
				return 0
			}
		}
	}
	return size
}

// boardsShifted: all queens of the right boards are drawn one column beside their own.
func boardsShifted(l *list) string {
	if l.Exercise.Output != course.Boards || len(l.solutions) == 0 || len(l.solutions) != l.asked || l.n < 2 {
		return ""
	}
	for _, to := range []struct {
		by         int
		side, lost string
	}{{1, "right", "last"}, {-1, "left", "first"}} {
		shifted := func(s solution, columns []int) bool {
			return slices.EqualFunc(s.columns, columns, func(printed, right int) bool { return printed == (right+to.by)%(l.n+1) })
		}
		if slices.EqualFunc(l.solutions, l.right, shifted) {
			return fmt.Sprintf(saysShifted, to.side, to.lost) + drawnRows(l.solutions[0].rows)
		}
	}
	return ""
}

// queensInRow: a row of a board with several queens or none.
func queensInRow(l *list) string {
	for i, s := range l.solutions {
		if l.n > 3 && !slices.ContainsFunc(s.rows, func(row string) bool { return strings.Count(row, "Q") != l.n-1 }) && len(s.rows) > 0 {
			return fmt.Sprintf(saysInverted, i+1) + drawnRows(s.rows)
		}
		for r, row := range s.rows {
			switch count := strings.Count(row, "Q"); {
			case count > 1:
				return fmt.Sprintf(saysManyInRow, i+1, many(count, "queen"), r+1) + drawnRows(s.rows)
			case count == 0 && r == l.n-1:
				return fmt.Sprintf(saysNoneInLastRow, i+1, r+1) + drawnRows(s.rows)
			case count == 0:
				return fmt.Sprintf(saysNoneInRow, i+1, r+1) + drawnRows(s.rows)
			}
		}
	}
	return ""
}

func outsideBoard(l *list) string {
	for _, s := range l.solutions {
		for r, column := range s.columns {
			switch {
			case slices.Max(s.columns) == 0 && slices.Min(s.columns) == 0:
				return fmt.Sprintf(saysNonePlaced, s.line)
			case column == 0 && r == 0 && slices.Min(s.columns[1:]) > 0:
				return fmt.Sprintf(saysFirstRowEmpty, s.line)
			case column == 0 && r == l.n-1 && l.n > 1:
				return fmt.Sprintf(saysLastRowEmpty, s.line, l.n)
			case column < 1 || column > l.n:
				return fmt.Sprintf(saysOutside, s.line, column, r+1, l.n)
			}
		}
	}
	return ""
}

package board

import (
	"fmt"
	"slices"
)

// MeetingHalves shows the upper half of a board with each lower half that stands
// on the columns it leaves: a board each. Where the two attack each other, lines
// run from the queens above to those below; where they do not, the board is a
// solution.
func MeetingHalves(upper Board) Picture {
	n := 2 * len(upper)
	strip := Strip{Columns: 3}
	solutions := 0
	for _, lower := range lowerHalves(upper) {
		grid := Chessboard(n, 16).Cut(n/2).Place(append(slices.Clone(upper), lower...), Queen)
		caption := "a solution"
		if clashes := grid.joinHalves(upper, lower); clashes > 0 {
			caption = fmt.Sprintf("attacks: %d", clashes)
		} else {
			solutions++
		}
		strip.Panels = append(strip.Panels, Captioned{[]string{caption}, grid})
	}
	desc := fmt.Sprintf("The upper half has its queens in columns %s, row by row, and %d lower halves stand on the other columns; of these %d attack no queen above, which makes a solution.",
		upper.columns(), len(strip.Panels), solutions)
	return Picture{fmt.Sprintf("One upper half of an %d x %d board meets its lower halves", n, n), desc, strip}
}

// joinHalves draws the attacks between two halves and counts them.
func (g *Grid) joinHalves(upper, lower Board) int {
	clashes := 0
	for i, column := range lower {
		below := Square{len(upper) + 1 + i, column}
		for r, c := range upper {
			if above := (Square{r + 1, c}); above.attacks(below) {
				g.Line(above, below)
				g.At(below.Row, below.Column).Shade = Attacked
				clashes++
			}
		}
	}
	return clashes
}

// lowerHalves lists the ways to fill as many rows as the upper half has, on the
// columns that it leaves, without attacks among themselves.
func lowerHalves(upper Board) []Board {
	size := len(upper)
	var halves []Board
	var fill func(lower Board)
	fill = func(lower Board) {
		if len(lower) == size {
			halves = append(halves, slices.Clone(lower))
			return
		}
		for column := 1; column <= 2*size; column++ {
			cell := Square{len(lower) + 1, column}
			if !slices.Contains(upper, column) && !anyAttacks(lower.inRows(), cell) {
				fill(append(lower, column))
			}
		}
	}
	fill(Board{})
	return halves
}

// inRows are the queens of a list of columns that is shorter than the board is
// wide.
func (b Board) inRows() []Square {
	var squares []Square
	for i, column := range b {
		squares = append(squares, Square{i + 1, column})
	}
	return squares
}

package board

import "fmt"

// TwoColours shows black and white queens on one board, and stones on the
// blocked cells. Where two things share a cell, that cell is tinted.
func TwoColours(black, white Board, blocked ...Square) Picture {
	n := len(black)
	grid := Chessboard(n, 52).Numbered(1)
	for _, s := range blocked {
		grid.At(s.Row, s.Column).Put(Stone)
	}
	grid.Place(black, Black).Place(white, White)
	grid.eachCell(func(cell *Cell, _ Square) {
		if len(cell.Signs) > 1 {
			cell.Shade = Attacked
		}
	})
	desc := fmt.Sprintf("Row by row, the black queens stand in columns %s, the white ones in columns %s.", black.columns(), white.columns())
	for _, s := range blocked {
		desc += fmt.Sprintf(" Row %d, column %d is blocked.", s.Row, s.Column)
	}
	return Picture{fmt.Sprintf("%d x %d board with queens of two colours", n, n), desc, grid}
}

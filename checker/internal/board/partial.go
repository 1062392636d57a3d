package board

import "fmt"

// Partial shows a board on which some queens have been placed beforehand, drawn
// in a ring, and queens that were added, plain. Attacked cells are tinted and
// have a cross, free ones a ring. Either board may have rows without a queen.
func Partial(placed, added Board) Picture {
	n := len(placed)
	grid := Chessboard(n, 40).Numbered(1)
	all := append(placed.squares(), added.squares()...)
	free := 0
	grid.eachCell(func(cell *Cell, at Square) {
		switch {
		case placed.hasQueen(at.Row, at.Column):
			cell.Put(Chosen)
		case added.hasQueen(at.Row, at.Column):
			cell.Put(Queen)
		case anyAttacks(all, at):
			cell.Shade = Attacked
			cell.Put(Cross)
		default:
			cell.Shade = Lit
			cell.Put(Ring)
			free++
		}
	})
	desc := fmt.Sprintf("Placed queens, in rings, stand in columns %s and added ones in columns %s, row by row; "+
		"0 is a row without one. The number of free cells, which have a ring, is %d; crosses mark attacked cells.",
		placed.columns(), added.columns(), free)
	return Picture{fmt.Sprintf("A partial %d x %d board", n, n), desc, grid}
}

func anyAttacks(queens []Square, cell Square) bool {
	for _, queen := range queens {
		if queen.attacks(cell) {
			return true
		}
	}
	return false
}

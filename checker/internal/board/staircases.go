package board

import "fmt"

// Staircases shows a large board and joins the queens of neighbouring rows that
// are two columns apart, so that the staircases of an explicit construction can
// be seen.
func Staircases(b Board) Picture {
	n := len(b)
	grid := Chessboard(n, max(min(336/max(n, 1), 40), 10)).Place(b, Queen)
	squares := b.squares()
	stairs, climbing := 0, false
	for i := 1; i < len(squares); i++ {
		from, to := squares[i-1], squares[i]
		step := to.Row-from.Row == 1 && to.Column-from.Column == 2
		if step {
			grid.Line(from, to)
			if !climbing {
				stairs++
			}
		}
		climbing = step
	}
	desc := fmt.Sprintf("%s Lines join queens one row down and two columns to the right of each other; "+
		"they form %d staircases.", order, stairs)
	return Picture{b.heading(), desc, grid}
}

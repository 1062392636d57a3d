package board

import (
	"fmt"
	"strconv"
)

// Counters shows an n x n board before the moves and after each of them. A cell
// carries the number of queens that attack it, nothing for 0; lit are the cells
// whose counter the move changed.
func Counters(n int, moves ...Move) Picture {
	strip := afterEach(n, moves, func(grid *Grid, board Board, last Move) {
		grid.eachCell(func(cell *Cell, at Square) {
			if count := board.attackers(at.Row, at.Column); count > 0 && !board.hasQueen(at.Row, at.Column) {
				cell.Write(strconv.Itoa(count), Ink)
			}
			if last.Change != 0 && last.attacks(at) {
				cell.Shade = Lit
			}
		})
	})
	desc := fmt.Sprintf("%d boards: %s. Each number says how many queens attack the cell; "+
		"empty cells are free. Lit are the cells that the last move changed.",
		len(strip.Panels), listMoves(strip))
	return Picture{"Counters on the cells after each move", desc, strip}
}

// Flags shows the same moves with a yes or no for each cell: a queen that comes
// sets the flags of her cell and of what she attacks, and one that goes clears
// them. A ring marks a cell whose flag is clear although a queen attacks it or
// stands on it.
func Flags(n int, moves ...Move) Picture {
	set := map[Square]bool{}
	wrong := 0
	strip := afterEach(n, moves, func(grid *Grid, board Board, last Move) {
		grid.eachCell(func(cell *Cell, at Square) {
			if last.Change != 0 && (last.attacks(at) || last.Square == at) {
				set[at] = last.Change > 0
			}
			attacked := board.attackers(at.Row, at.Column) > 0
			switch {
			case board.hasQueen(at.Row, at.Column):
			case set[at]:
				cell.Shade = Attacked
				cell.Put(Cross)
			case attacked:
				cell.Shade = Lit
				cell.Put(Ring)
				wrong++
			}
		})
	})
	desc := fmt.Sprintf("%d boards: %s. Crosses are the cells whose flag is set. "+
		"In the last board %d ringed cells have no flag, although the queen that is left attacks them.",
		len(strip.Panels), listMoves(strip), wrong)
	return Picture{"Flags on the cells after each move", desc, strip}
}

// eachCell calls visit for every cell of the grid.
func (g *Grid) eachCell(visit func(cell *Cell, at Square)) {
	for row := 1; row <= g.rows; row++ {
		for column := 1; column <= g.columns; column++ {
			visit(g.At(row, column), Square{row, column})
		}
	}
}

// afterEach draws a board before the moves and after each of them. The function
// fills the cells in; for the first board the move is none.
func afterEach(n int, moves []Move, fill func(grid *Grid, board Board, last Move)) Strip {
	strip := Strip{Columns: 2}
	board := make(Board, n)
	frame := func(caption string, last Move) {
		grid := Chessboard(n, 28).Numbered(1).Place(board, Queen)
		fill(grid, board, last)
		strip.Panels = append(strip.Panels, Captioned{[]string{caption}, grid})
	}
	frame("empty", Move{})
	for _, move := range moves {
		board = move.play(board)
		frame(move.words(), move)
	}
	return strip
}

package board

import "fmt"

// order says how the columns of a title are to be read.
const order = "Row 1 is at the top, column 1 on the left; the columns are listed row by row."

// heading is the title of a picture of one board.
func (b Board) heading() string {
	return fmt.Sprintf("%d x %d board, queens in columns %s", len(b), len(b), b.columns())
}

// Attacks shows a board with the cells that the queen of the row `from` attacks
// tinted, and her lines drawn. Where that row has no queen it shows the board.
func Attacks(b Board, from int) Picture {
	grid := Chessboard(len(b), 44).Numbered(1)
	desc := order
	if b.onBoard(from) {
		desc += fmt.Sprintf(" The tinted cells, with lines through them, are those that the queen in row %d, column %d attacks.", from, b[from-1])
		grid.attackLines(Square{from, b[from-1]})
	}
	for _, s := range b.squares() {
		if s.Row == from {
			grid.At(s.Row, s.Column).Put(Chosen)
		} else {
			grid.At(s.Row, s.Column).Put(Queen)
		}
	}
	return Picture{b.heading(), desc, grid}
}

// attackLines tints what a queen attacks and draws a line from her to each edge.
func (g *Grid) attackLines(queen Square) {
	for row := 1; row <= g.rows; row++ {
		for column := 1; column <= g.columns; column++ {
			if queen.attacks(Square{row, column}) {
				g.At(row, column).Shade = Attacked
			}
		}
	}
	for down := -1; down <= 1; down++ {
		for across := -1; across <= 1; across++ {
			if end := g.edge(queen, down, across); end != queen {
				g.Line(queen, end)
			}
		}
	}
}

// edge is the last cell of the grid in a direction. Standing still leads nowhere.
func (g *Grid) edge(from Square, down, across int) Square {
	if down == 0 && across == 0 {
		return from
	}
	for {
		next := Square{from.Row + down, from.Column + across}
		if next.Row < 1 || next.Row > g.rows || next.Column < 1 || next.Column > g.columns {
			return from
		}
		from = next
	}
}

// NextRow shows the queens of the first rows and what is left of the row below
// them: its attacked cells, each with a line from a queen that attacks it, and
// its free cells.
func NextRow(b Board) Picture {
	row := len(b.squares()) + 1
	grid := Chessboard(len(b), 44).Numbered(1).Place(b, Queen)
	grid.markRow(b, row)
	free := 0
	for column := 1; column <= len(b); column++ {
		if b.attackers(row, column) == 0 {
			free++
			continue
		}
		for _, s := range b.squares() {
			if s.attacks(Square{row, column}) {
				grid.Line(s, Square{row, column})
			}
		}
	}
	desc := fmt.Sprintf("%s Lines run from the queens to the cells of row %d that they attack; %d of its cells are free.",
		order, row, free)
	return Picture{b.heading(), desc, grid}
}

// markRow tints and crosses out the attacked cells of a row, and rings the free
// ones.
func (g *Grid) markRow(b Board, row int) {
	for column := 1; column <= g.columns; column++ {
		cell := g.At(row, column)
		if b.attackers(row, column) > 0 {
			cell.Shade = Attacked
			cell.Put(Cross)
		} else {
			cell.Shade = Lit
			cell.Put(Ring)
		}
	}
}

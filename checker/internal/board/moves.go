package board

import "fmt"

// A Move puts a queen on a square, or takes her away again. Change is what it
// adds to the counters of the cells that she attacks: 1 or -1.
type Move struct {
	Square
	Change int
}

// words name the move in a caption.
func (m Move) words() string {
	if m.Change < 0 {
		return fmt.Sprintf("take row %d, column %d", m.Row, m.Column)
	}
	return fmt.Sprintf("put row %d, column %d", m.Row, m.Column)
}

// play returns the board after the move.
func (m Move) play(b Board) Board {
	after := append(Board{}, b...)
	after[m.Row-1] = 0
	if m.Change > 0 {
		after[m.Row-1] = m.Column
	}
	return after
}

// Film shows the first moves of the search on an n x n board, a board each. The
// row to be filled next has its attacked cells tinted and its free ones ringed.
func Film(n, moves int) Picture {
	strip := Strip{Columns: 3}
	board := make(Board, n)
	for i, move := range search(n).moves()[:moves] {
		board = move.play(board)
		grid := Chessboard(n, 24).Place(board, Queen)
		if row := len(board.squares()) + 1; row <= n {
			grid.markRow(board, row)
		}
		caption := fmt.Sprintf("%d. %s", i+1, filmWords(move))
		strip.Panels = append(strip.Panels, Captioned{[]string{caption}, grid})
	}
	desc := fmt.Sprintf("%d boards, after the moves: %s. "+
		"Crosses mark the attacked cells of the next row, rings its free cells.", moves, listMoves(strip))
	return Picture{fmt.Sprintf("The first %d moves of the search for n = %d", moves, n), desc, strip}
}

func filmWords(m Move) string {
	if m.Change < 0 {
		return fmt.Sprintf("take back %d", m.Column)
	}
	return fmt.Sprintf("put %d", m.Column)
}

// listMoves lists the captions of a strip.
func listMoves(s Strip) string {
	text := ""
	for i, panel := range s.Panels {
		if i > 0 {
			text += ", "
		}
		text += panel.(Captioned).Lines[0]
	}
	return text
}

package board

import "fmt"

// Compare shows pairs of queens, a small board each, with the sum that says
// whether they attack each other.
func Compare(n int, pairs ...[2]Square) Picture {
	strip := Strip{Columns: 2}
	desc := ""
	for _, pair := range pairs {
		grid := Chessboard(n, 32).Numbered(1)
		words, sum := relation(pair[0], pair[1])
		for _, s := range pair {
			grid.At(s.Row, s.Column).Put(Queen)
		}
		if pair[0].attacks(pair[1]) {
			grid.Line(pair[0], pair[1])
		}
		strip.Panels = append(strip.Panels, Captioned{[]string{words, sum}, grid})
		desc += fmt.Sprintf("Queens in row %d, column %d and row %d, column %d: %s, %s. ",
			pair[0].Row, pair[0].Column, pair[1].Row, pair[1].Column, words, sum)
	}
	return Picture{"Do two queens attack each other?", desc[:max(len(desc)-1, 0)], strip}
}

// relation says which line two queens of different rows share, and the sum that
// shows it.
func relation(a, b Square) (words, sum string) {
	switch {
	case a.Column == b.Column:
		return "same column", fmt.Sprintf("%d = %d", a.Column, b.Column)
	case a.Column-a.Row == b.Column-b.Row:
		return `same diagonal \`, fmt.Sprintf("%d − %d = %d − %d", a.Column, a.Row, b.Column, b.Row)
	case a.Column+a.Row == b.Column+b.Row:
		return "same diagonal /", fmt.Sprintf("%d + %d = %d + %d", a.Column, a.Row, b.Column, b.Row)
	default:
		return "no line in common", "no attack"
	}
}

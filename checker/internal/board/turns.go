package board

import (
	"fmt"
	"slices"
)

// Turn shows a board and the board after a quarter turn to the right. The queen of
// one row is marked in both, with the way to her from the left edge, which becomes
// the way from the top edge. The board wants a queen in every row and every column.
func Turn(b Board, row int) Picture {
	n := len(b)
	queen, turned := Square{row, b[row-1]}, Square{b[row-1], n + 1 - row}
	before, after := marked(b, queen), marked(b.turned(), turned)
	for i := 1; i < queen.Column; i++ {
		before.At(queen.Row, i).Shade = Lit
		after.At(i, turned.Column).Shade = Lit
	}
	before.Line(Square{queen.Row, 1}, queen)
	after.Line(Square{1, turned.Column}, turned)
	strip := Strip{Columns: 2, Panels: []Panel{
		Captioned{[]string{b.columns()}, before},
		Captioned{[]string{b.turned().columns()}, after},
	}}
	desc := fmt.Sprintf("The queen in row %d, column %d stands in row %d, column %d after the turn: "+
		"her way from the left edge, which is lit, has become her way from the top edge.",
		queen.Row, queen.Column, turned.Row, turned.Column)
	return Picture{"A board and its quarter turn to the right", desc, strip}
}

// marked is a board on which one queen is marked.
func marked(b Board, queen Square) *Grid {
	grid := Chessboard(len(b), 32).Numbered(1).Place(b, Queen)
	grid.At(queen.Row, queen.Column).Signs = []Sign{Chosen}
	return grid
}

// Unchanged shows boards that a quarter turn or else a half turn leaves as they
// are, with lines from each queen to her image. The last board shows why no mirror
// does: that queen and her image in the mirror, the lit diagonal, attack each
// other.
func Unchanged(n int, queen Square, boards ...Board) Picture {
	const side = 128
	strip := Strip{Columns: 3}
	desc := ""
	for _, b := range boards {
		turn, words := b.symmetry()
		grid := Chessboard(len(b), side/len(b)).Place(b, Queen)
		for _, s := range b.squares() {
			// Two queens that change places need one line.
			if image := turn(s); turn(image) != s || image.Row > s.Row {
				grid.Line(s, image)
			}
		}
		strip.Panels = append(strip.Panels, Captioned{[]string{words}, grid})
		desc += fmt.Sprintf("A %s leaves %s as it is. ", words, b.columns())
	}
	image := Square{queen.Column, queen.Row}
	mirror := Chessboard(n, side/n)
	for i := 1; i <= n; i++ {
		mirror.At(i, i).Shade = Lit
	}
	mirror.At(queen.Row, queen.Column).Put(Queen)
	mirror.At(image.Row, image.Column).Put(Queen)
	mirror.Line(queen, image)
	strip.Panels = append(strip.Panels, Captioned{[]string{"mirror"}, mirror})
	desc += fmt.Sprintf("In the mirror along the lit diagonal a queen in row %d, column %d and her image attack each other.", queen.Row, queen.Column)
	return Picture{"Turns that change nothing, and a mirror that cannot", desc, strip}
}

// symmetry is the turn that leaves a board as it is, and its name.
func (b Board) symmetry() (turn func(Square) Square, words string) {
	quarter := func(s Square) Square { return Square{s.Column, len(b) + 1 - s.Row} }
	switch {
	case slices.Equal(b, b.turned()):
		return quarter, "quarter turn"
	case slices.Equal(b, b.turned().turned()):
		return func(s Square) Square { return quarter(quarter(s)) }, "half turn"
	}
	panic("board: no turn leaves " + b.columns() + " as it is")
}

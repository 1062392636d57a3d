package board

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestText(t *testing.T) {
	tests := []struct {
		name  string
		board Board
		want  string
	}{
		{"no rows", Board{}, ""},
		{"one cell", Board{1}, "Q\n"},
		{"a solution", Board{2, 4, 1, 3}, ".Q..\n...Q\nQ...\n..Q.\n"},
		{"a row without a queen", Board{2, 0, 1}, ".Q.\n...\nQ..\n"},
		{"columns that are not on the board", Board{-1, 3, 99}, "...\n..Q\n...\n"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			assert.Equal(t, test.want, test.board.Text())
		})
	}
}

func TestAttacks(t *testing.T) {
	// x marks what the queen of row 2 attacks; the queens of rows 1 and 4 stand clear.
	want := []string{
		"xxx..",
		"xQxxx",
		"xxx..",
		".x.x.",
		".x..x",
	}
	board := Board{4, 2, 0, 5, 0}
	for row := 1; row <= 5; row++ {
		var got strings.Builder
		for column := 1; column <= 5; column++ {
			switch {
			case row == 2 && column == 2:
				got.WriteByte('Q')
			case board.attacks(2, row, column):
				got.WriteByte('x')
			default:
				got.WriteByte('.')
			}
		}
		assert.Equal(t, want[row-1], got.String(), "row %d", row)
	}
	assert.False(t, board.attacks(3, 3, 1), "a row without a queen attacks nothing")
	assert.False(t, board.attacks(0, 1, 1), "row 0 stands for no queen")
}

package board

import (
	"bytes"
	"encoding/xml"
	"errors"
	"flag"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "write the picture anew instead of comparing it")

// picture is the one file that this package's drawing is kept in.
var picture = filepath.Join("..", "..", "..", "lessons", "01-pairwise-check", "board.svg")

// first is the first solution of 8 queens in lexicographic order; the queen of
// row 4 stands near the middle, so her lines show well.
var first = Board{1, 5, 8, 6, 3, 7, 2, 4}

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

// TestPicture fails when the drawing has changed and the file has not. To write
// it: go test ./checker/internal/board -update
func TestPicture(t *testing.T) {
	var got bytes.Buffer
	require.NoError(t, first.SVG(&got, 4))
	if *update {
		require.NoError(t, os.WriteFile(picture, got.Bytes(), 0o644))
	}
	want, err := os.ReadFile(picture)
	require.NoError(t, err, "write it with: go test ./checker/internal/board -update")
	assert.Equal(t, string(want), got.String(), "write it anew with: go test ./checker/internal/board -update")
}

func TestSVGParts(t *testing.T) {
	tests := []struct {
		name          string
		board         Board
		from          int
		title, desc   string
		queens, tints int
	}{
		{"tinted", first, 4, "8 x 8 board, queens in columns 1 5 8 6 3 7 2 4",
			"Row 1 is at the top, column 1 on the left; the columns are listed row by row." +
				" The tinted cells are those that the queen in row 4, column 6 attacks.", 8, 25},
		{"plain", Board{2, 4, 1, 3}, 0, "4 x 4 board, queens in columns 2 4 1 3",
			"Row 1 is at the top, column 1 on the left; the columns are listed row by row.", 4, 0},
		{"a row without a queen", Board{2, 0, 9}, 2, "3 x 3 board, queens in columns 2 0 9",
			"Row 1 is at the top, column 1 on the left; the columns are listed row by row.", 1, 0},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			var out bytes.Buffer
			require.NoError(t, test.board.SVG(&out, test.from))
			var svg struct {
				Title string `xml:"title"`
				Desc  string `xml:"desc"`
				Board struct {
					Cells []struct {
						Class string `xml:"class,attr"`
						D     string `xml:"d,attr"`
					} `xml:"path"`
					Queens []struct{} `xml:"use"`
				} `xml:"g"`
			}
			require.NoError(t, xml.Unmarshal(out.Bytes(), &svg))
			assert.Equal(t, test.title, svg.Title)
			assert.Equal(t, test.desc, svg.Desc)
			assert.Len(t, svg.Board.Queens, test.queens)
			tints := 0
			for _, path := range svg.Board.Cells {
				if strings.HasSuffix(path.Class, "-hit") {
					tints += strings.Count(path.D, "z")
				}
			}
			assert.Equal(t, test.tints, tints)
		})
	}
}

func TestSVGReportsTheWriter(t *testing.T) {
	broken := errors.New("disk full")
	reader, writer := io.Pipe()
	require.NoError(t, reader.CloseWithError(broken))
	assert.ErrorIs(t, first.SVG(writer, 0), broken)
}

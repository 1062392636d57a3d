package board

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "write the pictures anew instead of comparing them")

// lessons is the folder that the pictures are kept in.
var lessons = filepath.Join("..", "..", "..", "lessons")

// first is the first solution of 8 queens in lexicographic order; the queen of
// row 4 stands near the middle, so her lines show well.
var first = Board{1, 5, 8, 6, 3, 7, 2, 4}

// pictures is the table of all pictures of the course: the file, below lessons/,
// and what is in it.
var pictures = []struct {
	file    string
	picture Picture
}{
	{"01-pairwise-check/stuck.svg", NextRow(Board{1, 3, 0, 0})},
	{"01-pairwise-check/lines.svg", Compare(4,
		[2]Square{{1, 2}, {3, 2}}, [2]Square{{1, 2}, {3, 4}}, [2]Square{{1, 4}, {3, 2}}, [2]Square{{1, 2}, {3, 1}})},
	{"01-pairwise-check/moves.svg", Film(4, 6)},
	{"01-pairwise-check/tree.svg", SearchTree(4)},
	{"01-pairwise-check/board.svg", Attacks(first, 4)},
	{"02-diagonal-arrays/sums.svg", Sums(8, Square{3, 4})},
	{"02-diagonal-arrays/differences.svg", Differences(8, Square{3, 4})},
	{"02-diagonal-arrays/arrays.svg", LineArrays(Board{0, 0, 4, 0, 0, 0, 0, 0})},
	{"03-grid-counters/counters.svg", Counters(6, Move{Square{1, 2}, 1}, Move{Square{2, 4}, 1}, Move{Square{2, 4}, -1})},
	{"03-grid-counters/flags.svg", Flags(4, Move{Square{1, 1}, 1}, Move{Square{2, 3}, 1}, Move{Square{2, 3}, -1})},
	{"04-bitmasks/mirror.svg", Mirror(6, 2, 4, 6)},
	{"04-bitmasks/lowest.svg", LowestBit(1<<2|1<<4, 8)},
	{"04-bitmasks/walk.svg", Walk(6, 2)},
	{"04-bitmasks/masks.svg", Masks(Board{2, 4, 6, 1, 3, 5}, 4)},
	{"05-two-colours/board.svg", TwoColours(Board{2, 4, 1, 3}, Board{3, 1, 4, 2})},
	{"05-two-colours/stone.svg", TwoColours(Board{3, 1, 4, 2}, Board{2, 4, 1, 3}, Square{1, 2})},
	{"05-two-colours/bits.svg", BoardBits(Board{2, 4, 1, 3})},
	{"05-two-colours/pairs.svg", PairTable(5)},
}

// TestPictures fails when a drawing has changed and its file has not. To write
// the files: go test ./checker/internal/board -update
func TestPictures(t *testing.T) {
	for _, p := range pictures {
		t.Run(p.file, func(t *testing.T) {
			var got bytes.Buffer
			require.NoError(t, p.picture.SVG(&got))
			file := filepath.Join(lessons, filepath.FromSlash(p.file))
			if *update {
				require.NoError(t, os.WriteFile(file, got.Bytes(), 0o644))
			}
			want, err := os.ReadFile(file)
			require.NoError(t, err, "write it with: go test ./checker/internal/board -update")
			assert.Equal(t, string(want), got.String(), "write it anew with: go test ./checker/internal/board -update")
		})
	}
}

// illustrated are the lessons that must show a picture.
var illustrated = []string{"01-pairwise-check", "02-diagonal-arrays", "03-grid-counters", "04-bitmasks", "05-two-colours"}

// embedded is a picture in a page: its text for those who cannot see it, and its
// file.
var embedded = regexp.MustCompile(`!\[([^\]]*)\]\(([^)\s]+\.svg)\)`)

// The files, the table and the pages name the same pictures.
func TestEveryPictureIsShown(t *testing.T) {
	var drawn, shown, kept []string
	for _, p := range pictures {
		drawn = append(drawn, p.file)
	}
	pages, err := filepath.Glob(filepath.Join(lessons, "*", "README.md"))
	require.NoError(t, err)
	for _, page := range pages {
		text, err := os.ReadFile(page)
		require.NoError(t, err)
		for _, match := range embedded.FindAllStringSubmatch(string(text), -1) {
			assert.NotEmpty(t, strings.TrimSpace(match[1]), "%s shows %s without a text", page, match[2])
			shown = append(shown, filepath.Base(filepath.Dir(page))+"/"+match[2])
		}
	}
	files, err := filepath.Glob(filepath.Join(lessons, "*", "*.svg"))
	require.NoError(t, err)
	for _, file := range files {
		kept = append(kept, filepath.Base(filepath.Dir(file))+"/"+filepath.Base(file))
	}
	assert.ElementsMatch(t, drawn, kept, "the table and the files under lessons/")
	assert.ElementsMatch(t, drawn, shown, "the table and what the pages of lessons/ show")
	for _, lesson := range illustrated {
		assert.Contains(t, strings.Join(shown, "\n"), lesson+"/", "a picture in lesson %s", lesson)
	}
}

package board

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// page is the text of a lesson, its runs of spaces made one and those at the
// ends of lines removed.
func page(t *testing.T, lesson string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(lessons, lesson, "README.md"))
	require.NoError(t, err)
	return squeezed(string(text))
}

func squeezed(text string) string {
	text = regexp.MustCompile(` +`).ReplaceAllString(text, " ")
	return regexp.MustCompile(`(?m)^ | $`).ReplaceAllString(text, "")
}

// drawn is the picture of that file in the table.
func drawn(t *testing.T, file string) Picture {
	t.Helper()
	picture, ok := Named(file)
	require.True(t, ok, file)
	return picture
}

// plain is what the cells of a grid say, without borders around them.
func plain(g *Grid) string { return strings.ReplaceAll(sketch(g), "!", "") }

// What a picture shows is what the cells of its lesson print.
func TestPicturesShowWhatTheLessonsPrint(t *testing.T) {
	t.Run("01, the tree", func(t *testing.T) {
		assert.Contains(t, page(t, "01-pairwise-check"), squeezed("```output\n"+search(4).trace()+"```"))
	})
	t.Run("01, the moves", func(t *testing.T) {
		// The lines of the trace down to 1 4 2, and back from the two dead ends.
		assert.Equal(t, []Move{{Square{1, 1}, 1}, {Square{2, 3}, 1}, {Square{2, 3}, -1}, {Square{2, 4}, 1}, {Square{3, 2}, 1}, {Square{3, 2}, -1}},
			search(4).moves()[:6])
	})
	t.Run("02, sums", func(t *testing.T) {
		grid := grids(drawn(t, "02-diagonal-arrays/sums.svg").Panel)[0]
		assert.Contains(t, page(t, "02-diagonal-arrays"), "```output\n"+plain(grid)+"\n```")
	})
	t.Run("02, differences", func(t *testing.T) {
		// The lesson prints column - row, and the picture shows row - column + 8.
		grid := grids(drawn(t, "02-diagonal-arrays/differences.svg").Panel)[0]
		turned := grid.lined(func(c Cell) string {
			number, err := strconv.Atoi(c.Text)
			require.NoError(t, err)
			return strconv.Itoa(8 - number)
		})
		assert.Contains(t, page(t, "02-diagonal-arrays"), "```output\n"+turned+"\n```")
	})
	t.Run("03, counters", func(t *testing.T) {
		boards := grids(drawn(t, "03-grid-counters/counters.svg").Panel)
		text := page(t, "03-grid-counters")
		assert.Contains(t, text, "```output\n"+plain(boards[1])+"\n\n"+plain(boards[2])+"\n```")
		assert.Contains(t, text, "```output\n"+plain(boards[3])+"\n```")
	})
	t.Run("04, masks", func(t *testing.T) {
		table := grids(drawn(t, "04-bitmasks/masks.svg").Panel)[1]
		masks := strings.ReplaceAll(strings.ReplaceAll(plain(table), "\n", " "), "0", ".")
		assert.Contains(t, page(t, "04-bitmasks"), "\n4 Q . . . . . "+masks+"\n")
	})
	t.Run("04, the mirror and the lowest bit", func(t *testing.T) {
		text := page(t, "04-bitmasks")
		mirrored := grids(drawn(t, "04-bitmasks/mirror.svg").Panel)
		assert.Contains(t, text, "\nits bits: "+strings.ReplaceAll(plain(mirrored[1]), " ", "")+"\n")
		names := []string{"pos", "^pos", "-pos", "pos & -pos"}
		bits := strings.Split(strings.ReplaceAll(plain(grids(drawn(t, "04-bitmasks/lowest.svg").Panel)[0]), " ", ""), "\n")
		for i, name := range names {
			assert.Contains(t, text, "\n"+name+" "+bits[i]+"\n")
		}
	})
	t.Run("05, boards and numbers", func(t *testing.T) {
		text := page(t, "05-two-colours")
		assert.Contains(t, text, "```output\n"+sketch(grids(drawn(t, "05-two-colours/board.svg").Panel)[0])+"\n```")
		bits := grids(drawn(t, "05-two-colours/bits.svg").Panel)[1]
		assert.Contains(t, text, strings.ReplaceAll(plain(bits), " ", "")+" is the number 16770\n")
	})
	t.Run("05, pairs", func(t *testing.T) {
		ticks := strings.Count(sketch(grids(drawn(t, "05-two-colours/pairs.svg").Panel)[0]), "v")
		assert.Contains(t, page(t, "05-two-colours"), fmt.Sprintf("\nn = 5 ways: %d\n", ticks))
	})
}

// The tree has as many boards as the lessons count nodes, and as many solutions.
func TestSearch(t *testing.T) {
	tests := []struct{ n, nodes, solutions int }{{1, 2, 1}, {2, 3, 0}, {4, 17, 2}, {6, 153, 4}, {8, 2057, 92}}
	for _, test := range tests {
		assert.Equal(t, test.nodes, search(test.n).count(), "nodes for n = %d", test.n)
		assert.Len(t, Solutions(test.n), test.solutions, "solutions for n = %d", test.n)
	}
	assert.Equal(t, first, Solutions(8)[0])
}

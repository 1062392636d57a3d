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
	t.Run("06, images", func(t *testing.T) {
		// The lesson prints each turn and its mirror image, the picture has them below each other.
		images, text := first.images(), "```output\n"
		for i := range 4 {
			text += fmt.Sprintf("%d\n%d\n", []int(images[i]), []int(images[i+4]))
		}
		assert.Contains(t, page(t, "06-symmetry"), text+"```")
	})
	t.Run("06, turns", func(t *testing.T) {
		text := page(t, "06-symmetry")
		assert.Contains(t, text, "\nturns: 1 [3 6 2 5 1 4]\n")
		assert.Equal(t, Board{3, 6, 2, 5, 1, 4}, Board{2, 4, 6, 1, 3, 5}.turned())
		assert.Contains(t, text, "\n[3 5 2 8 1 7 4 6] different images: 4\n")
	})
	t.Run("07, halves", func(t *testing.T) {
		text := page(t, "07-counting-fast")
		solution := grids(drawn(t, "07-counting-fast/halves.svg").Panel)[2]
		upper, lower, _ := strings.Cut(plain(solution), "\n. Q")
		assert.Contains(t, text, "```text\n"+upper+"\n- - - - - - - -\n. Q"+lower+"\n```")
	})
	t.Run("09, rules", func(t *testing.T) {
		text := page(t, "09-very-large-boards")
		assert.Contains(t, text, fmt.Sprintf("\n%d false\n", []int(halves(8))))
		assert.Contains(t, text, fmt.Sprintf("```output\n%d %d\n", []int(constructed(8)), []int(constructed(9))))
	})
	t.Run("10, probes", func(t *testing.T) {
		l, root, want := lot(1), search(8), "```output\n"
		for range 8 {
			columns, choices := root.probe(&l)
			nodes, product := 1, 1
			for _, choice := range choices {
				product *= choice
				nodes += product
			}
			assert.Equal(t, len(columns) == 8, product > 0)
			want += fmt.Sprintf("%d %d %d\n", choices, nodes, product)
		}
		assert.Contains(t, page(t, "10-estimating"), want+"```")
	})
	t.Run("10, roots", func(t *testing.T) {
		for _, n := range []int{8, 12, 16, 20, 24, 27} {
			assert.Contains(t, page(t, "10-estimating"), fmt.Sprintf("\n%d %.0f %.4f ", n, known[n], nthRoot(n)))
		}
	})
	t.Run("11, the map", func(t *testing.T) {
		letters := "AAABBB\nAAFFBB\nEEFFCC\nEDDDCC\n"
		text := page(t, "11-the-same-search")
		assert.Contains(t, text, strings.ReplaceAll(fmt.Sprintf("%q", letters), `"`, ""))
		for _, r := range drawn(t, "11-the-same-search/map.svg").Panel.(regionMap).regions {
			letters = strings.ReplaceAll(letters, r.Name, r.number())
		}
		assert.Contains(t, text, "\n"+letters+"```")
	})
	t.Run("11, the sudoku", func(t *testing.T) {
		grid := grids(drawn(t, "11-the-same-search/sudoku.svg").Panel)[0]
		assert.Contains(t, page(t, "11-the-same-search"), "```output\n"+strings.ReplaceAll(plain(grid), " ", "")+"\n")
	})
	t.Run("08, lines", func(t *testing.T) {
		var corners [4]string
		for _, grid := range grids(drawn(t, "08-completing-a-board/lines.svg").Panel) {
			for i, s := range []Square{{1, 1}, {1, 4}, {4, 1}, {4, 4}} {
				corners[i] += " " + grid.At(s.Row, s.Column).Text
			}
		}
		want := ""
		for _, corner := range corners {
			want += " [" + strings.TrimSpace(corner) + "]"
		}
		assert.Contains(t, page(t, "08-completing-a-board"), "```output\n"+strings.TrimSpace(want)+"\n```")
	})
	t.Run("08, the ring", func(t *testing.T) {
		shown := ""
		for i, panel := range drawn(t, "08-completing-a-board/dance.svg").Panel.(Strip).Panels {
			round := strings.ReplaceAll(panel.(Captioned).Panel.text(80)[0], " <->", "")
			shown += []string{"at first:", "2 is out:", "2 is back:"}[i] + strings.TrimSuffix(strings.TrimPrefix(round, "0"), " 0") + "\n"
		}
		assert.Contains(t, page(t, "08-completing-a-board"), "```output\n"+shown+"```")
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

package board

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// letters are what a sketch writes for a sign.
var letters = map[Sign]string{
	Queen: "Q", Chosen: "C", Black: "B", White: "W", Stone: "#", Cross: "x", Ring: "o", Tick: "v", Border: "!",
}

// sketch writes what stands in the cells of a grid, a line for each row: the
// signs and the text of each cell, a dot for neither.
func sketch(g *Grid) string {
	return g.lined(func(c Cell) string {
		text := ""
		for _, sign := range c.Signs {
			text += letters[sign]
		}
		return text + c.Text
	})
}

// tints writes the tints of the cells: a for attacked, l for lit.
func tints(g *Grid) string {
	return g.lined(func(c Cell) string {
		if c.Shade == Plain {
			return ""
		}
		return string(c.Shade[0])
	})
}

func (g *Grid) lined(cell func(Cell) string) string {
	var lines []string
	for _, row := range g.cells {
		var texts []string
		for _, c := range row {
			text := cell(c)
			if text == "" {
				text = "."
			}
			texts = append(texts, text)
		}
		lines = append(lines, strings.Join(texts, " "))
	}
	return strings.Join(lines, "\n")
}

// rows joins lines, which makes tables of boards easy to read.
func rows(lines ...string) string { return strings.Join(lines, "\n") }

// What the grids of each kind of picture show.
func TestGrids(t *testing.T) {
	tests := []struct {
		name    string
		picture Picture
		want    []string
	}{
		{"a board", Attacks(Board{2, 4, 1, 3}, 3), []string{rows(". Q . .", ". . . Q", "C . . .", ". . Q .")}},
		{"a row without a queen", Attacks(Board{2, 0, 9}, 2), []string{rows(". Q .", ". . .", ". . .")}},
		{"a dead end", NextRow(Board{1, 3, 0, 0}), []string{rows("Q . . .", ". . Q .", "x x x x", ". . . .")}},
		{"a row with free cells", NextRow(Board{1, 0, 0, 0}), []string{rows("Q . . .", "x x o o", ". . . .", ". . . .")}},
		{"sums", Sums(3, Square{1, 2}), []string{rows("0 !1 2", "1 2 3", "2 3 4")}},
		{"differences", Differences(3, Square{1, 2}), []string{rows("3 !2 1", "4 3 2", "5 4 3")}},
		{"the three arrays", LineArrays(Board{0, 3, 0}), []string{
			rows(". . .", ". . Q", ". . ."), ". . x", ". . . x .", ". . x . . ."}},
		{"counters", Counters(3, Move{Square{1, 1}, 1}, Move{Square{2, 3}, 1}, Move{Square{2, 3}, -1}), []string{
			rows(". . .", ". . .", ". . ."),
			rows("Q 1 1", "1 1 .", "1 . 1"),
			rows("Q 2 2", "2 2 Q", "1 1 2"),
			rows("Q 1 1", "1 1 .", "1 . 1")}},
		{"flags", Flags(3, Move{Square{1, 1}, 1}, Move{Square{2, 3}, 1}, Move{Square{2, 3}, -1}), []string{
			rows(". . .", ". . .", ". . ."),
			rows("Q x x", "x x .", "x . x"),
			rows("Q x x", "x x Q", "x x x"),
			rows("Q o o", "o o .", "x . o")}},
		{"masks", Masks(Board{1, 3, 0, 2}, 3), []string{
			rows("Q . . .", ". . Q .", "x x x x", ". . . ."),
			rows("1 0 1 0", "0 0 1 1", "0 1 0 0", "0 0 0 0")}},
		{"marks that walk", Walk(4, 2), []string{rows(". Q . .", "rd row ld .", ". row . ld", ". row . .")}},
		{"the lowest bit", LowestBit(0b0110, 4), []string{rows("0 1 !1 0", "1 0 !0 1", "1 0 !1 0", "0 0 !1 0")}},
		{"the mirror", Mirror(4, 1, 3), []string{"Q . Q .", "0 1 0 1"}},
		{"two colours", TwoColours(Board{1, 2}, Board{2, 2}, Square{2, 1}), []string{rows("B W", "# BW")}},
		{"bits of a board", BoardBits(Board{2, 0}), []string{rows("0 !1", "2 3"), "0 0 1 0"}},
		{"pairs", PairTable(4), []string{rows(". v", "v .")}},
		{"a matrix", Matrix("t", "d", []string{"A", "B"}, []string{"r", "c", "d"}, [][]bool{{true, false, true}, {false, true, false}}, 1), []string{rows("v . v", ". v .")}},
		{"a partial board", Partial(Board{0, 2, 0, 0}, Board{4, 0, 0, 0}), []string{rows("x x x Q", "x C x x", "x x x x", "x x o x")}},
		{"staircases", Staircases(Board{2, 4, 1, 3}), []string{rows(". Q . .", ". . . Q", "Q . . .", ". . Q .")}},
		{"a sudoku", Sudoku(2, given, answered), []string{rows("1 3 2 4", "2 . 3 1", ". 4 . .", ". . . 2")}},
		{"moves", Film(4, 3), []string{
			rows("Q . . .", "x x o o", ". . . .", ". . . ."),
			rows("Q . . .", ". . Q .", "x x x x", ". . . ."),
			rows("Q . . .", "x x o o", ". . . .", ". . . .")}},
		{"eight images", EightImages(Board{2, 4, 1, 3}), []string{
			rows(". Q . .", ". . . Q", "Q . . .", ". . Q ."), rows(". Q . .", ". . . Q", "Q . . .", ". . Q ."),
			rows(". Q . .", ". . . Q", "Q . . .", ". . Q ."), rows(". Q . .", ". . . Q", "Q . . .", ". . Q ."),
			rows(". . Q .", "Q . . .", ". . . Q", ". Q . ."), rows(". . Q .", "Q . . .", ". . . Q", ". Q . ."),
			rows(". . Q .", "Q . . .", ". . . Q", ". Q . ."), rows(". . Q .", "Q . . .", ". . . Q", ". Q . .")}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			var got []string
			for _, g := range grids(test.picture.Panel) {
				got = append(got, sketch(g))
			}
			assert.Equal(t, test.want, got)
		})
	}
}

func TestTints(t *testing.T) {
	tests := []struct {
		name    string
		picture Picture
		want    string // of the last grid
	}{
		{"attacked by the queen of row 2", Attacks(Board{4, 2, 0, 5, 0}, 2), rows("a a a . .", "a . a a a", "a a a . .", ". a . a .", ". a . . a")},
		{"a diagonal /", Sums(3, Square{1, 2}), rows(". l .", "l . .", ". . .")},
		{`a diagonal \`, Differences(3, Square{1, 2}), rows(". l .", ". . l", ". . .")},
		{"changed counters", Counters(3, Move{Square{1, 1}, 1}), rows(". l l", "l l .", "l . l")},
		{"two colours on one cell", TwoColours(Board{1, 2}, Board{2, 2}), rows(". .", ". a")},
		{"a chosen option", Matrix("t", "d", []string{"A", "B"}, []string{"r"}, [][]bool{{true}, {false}}, 2), rows(".", "l")},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			all := grids(test.picture.Panel)
			assert.Equal(t, test.want, tints(all[len(all)-1]))
		})
	}
}

// The words that come with a picture, where they are worked out.
func TestDescriptions(t *testing.T) {
	tests := []struct {
		name    string
		picture Picture
		title   string
		desc    string // a part of it
	}{
		{"a board", Attacks(first, 4), "8 x 8 board, queens in columns 1 5 8 6 3 7 2 4", "those that the queen in row 4, column 6 attacks."},
		{"nothing tinted", Attacks(Board{2, 4, 1, 3}, 0), "4 x 4 board, queens in columns 2 4 1 3", "the columns are listed row by row."},
		{"a dead end", NextRow(Board{1, 3, 0, 0}), "4 x 4 board, queens in columns 1 3 0 0", "0 of its cells are free."},
		{"pairs of queens", Compare(4, [2]Square{{1, 2}, {3, 4}}), "Do two queens attack each other?", `same diagonal \, 2 − 1 = 4 − 3.`},
		{"the tree", SearchTree(4), "The search tree for n = 4", "4 boards are dead ends and have a cross, 2 are solutions and have a tick."},
		{"a probe", Probe(4, 1, 4, 2), "A probe of the search tree for n = 4", "are 4 2 1 0; before its last board they multiply to 8."},
		{"flags", Flags(4, Move{Square{1, 1}, 1}, Move{Square{2, 3}, 1}, Move{Square{2, 3}, -1}), "Flags on the cells after each move", "put row 2, column 3, take row 2, column 3. Crosses are the cells whose flag is set. In the last board 7 ringed cells"},
		{"masks", Masks(Board{2, 4, 6, 1, 3, 5}, 4), "The three masks before row 4", "pos with a 1 for each of the 2 that are free."},
		{"the lowest bit", LowestBit(20, 8), "The lowest 1 of 00010100", "the number 4, only the bit in the border is 1."},
		{"bits of a board", BoardBits(Board{2, 4, 1, 3}), "A board in one number", "the number is 16770."},
		{"pairs", PairTable(5), "Which solutions for n = 5 fit together", "40 of the 100 pairs share no cell"},
		{"eight images", EightImages(Board{2, 4, 1, 3}), "The images of the board with queens in columns 2 4 1 3", "2 of the eight images differ."},
		{"images that all differ", EightImages(first), "The images of the board with queens in columns 1 5 8 6 3 7 2 4", "8 of the eight images differ. Their columns, row by row: 0°: 1 5 8 6 3 7 2 4. 90°: 8 2 4 1 7 5 3 6."},
		{"staircases", Staircases(Board{2, 4, 6, 1, 3, 5}), "6 x 6 board, queens in columns 2 4 6 1 3 5", "they form 2 staircases."},
		{"a partial board", Partial(Board{0, 2, 0, 0}, Board{4, 0, 0, 0}), "A partial 4 x 4 board", "free cells, which have a ring, is 1;"},
		{"a sudoku", Sudoku(2, given, nil), "Sudoku, 4 x 4", "the number of empty cells is 12. Rows, from the top: 1...; ..3.; .4..; ...2."},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			assert.Equal(t, test.title, test.picture.Title)
			assert.Contains(t, test.picture.Desc, test.desc)
		})
	}
}

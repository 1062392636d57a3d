package board

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// given is a Sudoku and answered a part of its answer.
var (
	given    = [][]int{{1, 0, 0, 0}, {0, 0, 3, 0}, {0, 4, 0, 0}, {0, 0, 0, 2}}
	answered = [][]int{{1, 3, 2, 4}, {2, 0, 3, 1}}
)

// triangle is a map on which A and C have one colour, and borders are its lines.
var (
	triangle = []Region{{"A", 0, 0, 1}, {"B", 1, 0, 2}, {"C", 0, 1, 1}, {"D", 1, 1, 0}}
	borders  = [][2]string{{"A", "B"}, {"B", "C"}, {"A", "C"}}
)

// having counts the elements of a panel that have that value.
func having(panel Panel, attribute, value string) int {
	count := 0
	panel.draw(&canvas{defs: newElement("defs"), defined: map[string]bool{}}, 0, 0).walk(func(e *element) {
		if e.value(attribute) == value {
			count++
		}
	})
	return count
}

func TestShapes(t *testing.T) {
	tests := []struct {
		name             string
		panel            Panel
		attribute, value string
		want             int
	}{
		{"eight lines of a queen in the middle", Attacks(Board{0, 0, 3, 0, 0}, 3).Panel, "class", "ray", 8},
		{"three lines of a queen in the corner", Attacks(Board{1, 0, 0}, 1).Panel, "class", "ray", 3},
		{"dead ends of the tree", SearchTree(4).Panel, "href", "#cross", 4},
		{"solutions of the tree", SearchTree(4).Panel, "href", "#tick", 2},
		{"boards of the tree", SearchTree(4).Panel, "href", "#board-4-4-12", 17},
		{"lines of the tree", SearchTree(4).Panel, "class", "edge", 16},
		{"boards of a probe and lines between them", Probe(4, 1, 4, 2).Panel, "class", "path", 7},
		{"branches that a probe leaves", Probe(4, 1, 4, 2).Panel, "class", "label", 4},
		{"steps of staircases", Staircases(Board{2, 4, 6, 1, 3, 5}).Panel, "class", "ray", 4},
		{"small queens are discs", EightImages(first).Panel, "href", "#disc", 64},
		{"regions of one colour", Map("t", "d", triangle, borders...).Panel, "class", "lit", 2},
		{"a border between them", Map("t", "d", triangle, borders...).Panel, "href", "#cross", 1},
		{"good borders", Map("t", "d", triangle, borders...).Panel, "class", "edge", 2},
		{"bars", Chart("t", "d", Linear, Bar{"a", 1, ""}, Bar{"b", 2, ""}).Panel, "class", "bar", 2},
		{"a bar half as long", Chart("t", "d", Linear, Bar{"a", 1, ""}, Bar{"b", 2, ""}).Panel, "width", "110", 1},
		{"a bar with half the digits", Chart("t", "d", Logarithmic, Bar{"a", 10, ""}, Bar{"b", 1000, ""}).Panel, "width", "110", 1},
		{"no bar but a line for 0", Chart("t", "d", Linear, Bar{"a", 0, ""}).Panel, "width", "1", 1},
		{"a curve", Curve("t", "d", []float64{0, 200, 100}, 100, nil).Panel, "d", "M0 193L160 13L320 103", 1},
		{"its true value", Curve("t", "d", []float64{0, 200, 100}, 100, nil).Panel, "d", "M0 103H320", 1},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			assert.Equal(t, test.want, having(test.panel, test.attribute, test.value))
		})
	}
}

func TestStripSizes(t *testing.T) {
	small, large := Chessboard(2, 10), Chessboard(4, 10)
	tests := []struct {
		name          string
		strip         Strip
		width, height int
	}{
		{"nothing", Strip{Columns: 3}, 0, 0},
		{"one", Strip{Columns: 3, Panels: []Panel{small}}, 20, 20},
		{"a row", Strip{Columns: 2, Panels: []Panel{small, large}}, 20 + gap + 40, 40},
		{"two rows", Strip{Columns: 2, Panels: []Panel{small, large, small}}, 20 + gap + 40, 40 + gap + 20},
		{"no columns means one", Strip{Panels: []Panel{small, small}}, 20, 20 + gap + 20},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			width, height := test.strip.size()
			assert.Equal(t, []int{test.width, test.height}, []int{width, height})
		})
	}
}

func TestMistakesInTheTable(t *testing.T) {
	assert.PanicsWithValue(t, "board: the probe takes column 2 in row 2, which is attacked", func() { Probe(4, 1, 2) })
	assert.PanicsWithValue(t, "board: a border names the region X, which is not on the map", func() {
		having(Map("t", "d", triangle, [2]string{"A", "X"}).Panel, "class", "")
	})
	assert.PanicsWithValue(t, "board: the map needs more than 1 colours", func() { Coloured([]string{"AB"}, 1, []Region{{Name: "A"}, {Name: "B"}}) })
	assert.PanicsWithValue(t, "board: no turn leaves 1 2 4 3 as it is", func() { Unchanged(4, Square{1, 3}, Board{1, 2, 4, 3}) })
	assert.PanicsWithValue(t, "board: no rule for the class mauve", func() { classes(newElement("g", "class", "mauve")) })
}

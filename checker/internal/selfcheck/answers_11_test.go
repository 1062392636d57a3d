package selfcheck_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The puzzles of exercise 11 are solved again as an exact cover: sets of wants, and
// no grid, no masks, no rows and columns of cells.
func TestAnswersOfTheSameSearch(t *testing.T) {
	for _, test := range testsOf(t, "11") {
		puzzle := string(test.Input)
		require.Regexp(t, `^([1-9.]{9}\n){9}$`, puzzle, test.Name)
		solutions := coverGrid(puzzle)
		require.LessOrEqual(t, len(solutions), 1, "%s: the statement promises at most one solution", test.Name)
		want := "none\n"
		if len(solutions) == 1 {
			want = solutions[0]
		}
		assertAnswer(t, want, test)
	}
}

// A cover is a search for a set of candidates, each a digit in a cell, that meets
// every want once: that a cell is full, and that a row, column or box has a digit.
type cover struct {
	open   map[string]map[string]bool // for each want that is not met, the candidates left for it
	wants  map[string][]string        // of each candidate
	chosen []string
	found  []string // at most two grids
}

// coverGrid lists the solutions of a puzzle, at most two.
func coverGrid(puzzle string) []string {
	x := cover{open: map[string]map[string]bool{}, wants: map[string][]string{}}
	for place, given := range strings.ReplaceAll(puzzle, "\n", "") {
		r, c := place/9, place%9
		for _, digit := range "123456789" {
			if given != '.' && given != digit {
				continue
			}
			candidate := fmt.Sprintf("%02d%c", place, digit)
			for _, want := range []string{fmt.Sprint("cell", place), fmt.Sprintf("row%d has %c", r, digit),
				fmt.Sprintf("column%d has %c", c, digit), fmt.Sprintf("box%d%d has %c", r/3, c/3, digit)} {
				if x.open[want] == nil {
					x.open[want] = map[string]bool{}
				}
				x.open[want][candidate] = true
				x.wants[candidate] = append(x.wants[candidate], want)
			}
		}
	}
	if len(x.open) == 4*81 { // else some digit has no place in some row, column or box
		x.search()
	}
	return x.found
}

func (x *cover) search() {
	if len(x.open) == 0 {
		grid := []byte(strings.Repeat(".........\n", 9))
		for _, candidate := range x.chosen {
			var place int
			var digit byte
			if _, err := fmt.Sscanf(candidate, "%02d%c", &place, &digit); err == nil {
				grid[place/9*10+place%9] = digit
			}
		}
		x.found = append(x.found, string(grid))
		return
	}
	hardest := ""
	for want, candidates := range x.open {
		if hardest == "" || len(candidates) < len(x.open[hardest]) {
			hardest = want
		}
	}
	for candidate := range x.open[hardest] {
		before := x.open
		x.open = without(before, x.wants, candidate)
		x.chosen = append(x.chosen, candidate)
		x.search()
		x.chosen = x.chosen[:len(x.chosen)-1]
		x.open = before
		if len(x.found) > 1 {
			return
		}
	}
}

// without is what is left to do when a candidate is chosen: its wants are met, and
// every other candidate that meets one of them is out.
func without(open map[string]map[string]bool, wants map[string][]string, chosen string) map[string]map[string]bool {
	out := map[string]bool{}
	for _, want := range wants[chosen] {
		for candidate := range open[want] {
			out[candidate] = true
		}
	}
	left := map[string]map[string]bool{}
	for want, candidates := range open {
		if candidates[chosen] {
			continue
		}
		left[want] = map[string]bool{}
		for candidate := range candidates {
			if !out[candidate] {
				left[want][candidate] = true
			}
		}
	}
	return left
}

// What the lesson says of its own puzzle: one solution, and every digit is needed.
func TestThePuzzleOfTheLesson(t *testing.T) {
	page := readFile(t, openCourse(t).Root, "lessons", "11-the-same-search", "README.md")
	_, rest, ok := strings.Cut(page, "var hard = `\n")
	require.True(t, ok)
	puzzle, _, _ := strings.Cut(rest, "`")
	assert.Len(t, coverGrid(puzzle), 1)
	for i, r := range puzzle {
		if r != '.' && r != '\n' {
			assert.Len(t, coverGrid(puzzle[:i]+"."+puzzle[i+1:]), 2, "without the digit at byte %d", i)
		}
	}
}

// The picture of the lesson: six countries, no four of which touch each other, and
// 120 ways to colour it with four colours, none with three.
func TestTheMapOfTheLesson(t *testing.T) {
	page := readFile(t, openCourse(t).Root, "lessons", "11-the-same-search", "README.md")
	assert.Contains(t, page, "A A A B B B\nA A F F B B\nE E F F C C\nE D D D C C\n")
	ring := [][2]int{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 0}}
	for colours, want := range map[int]int{3: 0, 4: 120} {
		ways := 0
		for code := range power(colours, 6) {
			var c [6]int
			for i := range c {
				c[i], code = code%colours, code/colours
			}
			fits := true
			for _, pair := range ring {
				fits = fits && c[pair[0]] != c[pair[1]] && c[pair[0]] != c[5]
			}
			if fits {
				ways++
			}
		}
		assert.Equal(t, want, ways, "%d colours", colours)
	}
}

func power(base, exponent int) int {
	p := 1
	for range exponent {
		p *= base
	}
	return p
}

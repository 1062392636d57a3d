package trace

import (
	"fmt"
	"slices"
)

// A departure is the first point at which a search leaves the path of the
// reference: row by row, columns from left to right, every free cell.
type departure struct {
	queens []int // that stand then, by both
	words  string
	row    int // of the cell that it is about, 0 if it is about none
	column int
	mark   string // how that cell is drawn
	call   *call  // where it happens
	turn   *choice
}

// The marks of cells on a board.
const (
	markPlaced = "!" // a queen that the reference does not place there
	markPassed = "?" // a free cell that is passed over
)

// An outcome is what the comparison of a search came to.
type outcome struct {
	departure *departure
	first     bool // it stopped at its first solution and was right so far
	cut       bool // it did not end, and was right so far
}

// compare walks along a search and the reference's at once.
func compare(s *search) outcome {
	w := walk(s)
	if d := w.departure; d != nil && backwards(s.root) && len(d.queens) == 0 && d.mark == markPassed {
		w.departure.words = s.mirrored()
	}
	return w.outcome
}

func walk(s *search) *walker {
	w := &walker{search: s, marks: map[mark]queen{}, free: map[string]bool{}}
	w.walk(s.root, nil)
	return w
}

// A walker stands where the two searches are.
type walker struct {
	*search
	outcome
	marks  map[mark]queen  // that must have been taken away again, and by which queen they were made
	free   map[string]bool // kinds of marks that have been seen to be taken away
	solved int             // full boards
	calls  int             // met so far
}

type queen struct{ row, column int }

// A mark is a line of the board on which a queen attacks.
type mark struct {
	line  string // as in attack
	index int
}

// marks are the lines of a queen, but for her row.
func (q queen) marks() []mark {
	return []mark{{"column", q.column}, {`diagonal \`, q.column - q.row}, {"diagonal /", q.column + q.row}}
}

// walk compares one call with the reference on the same board. It reports whether
// there is more to compare.
func (w *walker) walk(c *call, queens []int) bool {
	free := freeColumns(queens, w.size)
	w.calls++
	if len(queens) == w.size {
		w.solved++
	}
	tried := 0 // of the free columns
	for _, t := range c.turns {
		calls := w.followed(t, queens)
		w.calls += len(t.calls) - len(calls)
		if len(calls) == 0 && !w.refuse(c, t, queens, free[tried:]) {
			return false
		}
		if w.fills(t, queens) {
			tried++
			w.solved++
		}
		for _, inner := range calls {
			if !w.place(c, t, inner, queens, free, tried) {
				return false
			}
			tried++
			if !w.walk(inner, append(queens[:len(queens):len(queens)], inner.column)) {
				return false
			}
			taken := queen{len(queens) + 1, inner.column}
			for _, m := range taken.marks() {
				w.marks[m] = taken
			}
		}
	}
	return w.end(c, queens, free, tried)
}

// refuse compares a choice that was not followed.
func (w *walker) refuse(c *call, t *choice, queens, left []int) bool {
	if !slices.Contains(left, t.column) || w.fills(t, queens) {
		return true
	}
	if !c.ended && c.turns[len(c.turns)-1] == t {
		w.cut = true // it may have been about to follow it
		return false
	}
	words := fmt.Sprintf("Yours refuses %s, which no queen attacks. %s", cell(len(queens)+1, t.column), w.whyRefused(queens, t.column))
	w.leave(c, t, queens, w.reference(queens, left, 0), words, t.column, markPassed)
	return false
}

// place compares a queen that was put on the board.
func (w *walker) place(c *call, t *choice, inner *call, queens, free []int, tried int) bool {
	row, column := len(queens)+1, inner.column
	ours := w.reference(queens, free, tried)
	attack, attacked := attackOn(queens, column)
	words, mark := "", markPlaced
	switch {
	case row > w.size:
		words = fmt.Sprintf("Yours goes on in row %d: does the search stop when every row has its queen?", row)
	case column < 1 || column > w.size:
		words = fmt.Sprintf("Yours places a queen in %s, outside the board of %d columns: where does the loop end?", cell(row, column), w.size)
	case attacked:
		words = fmt.Sprintf("Yours places a queen in %s, which shares the %s with the queen in row %d.", cell(row, column), attack.line, attack.row)
	case tried < len(free) && column == free[tried]:
		w.reuse(queen{row, column})
		return true
	case slices.Contains(free[:tried], column):
		words = fmt.Sprintf("Yours places a queen in %s a second time.", cell(row, column))
	default:
		words, mark = w.passed(c, row, column, free[tried]), markPassed
		w.leave(c, t, queens, ours, words, free[tried], mark)
		return false
	}
	w.leave(c, t, queens, ours, words, column, mark)
	return false
}

// reuse notes which kinds of marks are taken away: a queen stands on such a line
// again.
func (w *walker) reuse(q queen) {
	for _, m := range q.marks() {
		if _, ok := w.marks[m]; ok {
			w.free[m.line] = true
		}
	}
}

// end compares the end of a call.
func (w *walker) end(c *call, queens, free []int, tried int) bool {
	switch {
	case !c.ended:
		w.cut = true
		return false
	case tried >= len(free):
		return true
	case w.solved == 1 && tried > 0 && w.calls == w.root.count():
		w.first = true
		return false
	}
	missing := free[tried]
	ours := w.reference(queens, free, tried)
	w.leave(c, nil, queens, ours, w.whyEnded(c, len(queens)+1, missing, tried), missing, markPassed)
	return false
}

func (w *walker) leave(c *call, t *choice, queens []int, ours, words string, column int, mark string) {
	start := "With an empty board "
	if len(queens) > 0 {
		start = "After " + columnsOf(queens) + " "
	}
	d := &departure{queens: slices.Clone(queens), words: start + ours + " " + words, call: c, turn: t}
	if row := len(queens) + 1; row <= w.size && 1 <= column && column <= w.size {
		d.row, d.column, d.mark = row, column, mark
	}
	w.departure = d
}

// backwards reports whether a call tries its columns from right to left.
func backwards(c *call) bool {
	for i, t := range c.turns[:max(0, len(c.turns)-1)] {
		if t.column <= c.turns[i+1].column {
			return false
		}
	}
	return len(c.turns) > 1
}

// mirrored speaks about a search that goes from right to left.
func (s *search) mirrored() string {
	words := "The reference tries the columns from left to right. Yours goes from right to left, so its solutions come in another order"
	mirror := &search{root: s.root.mirror(s.size), size: s.size, masked: s.masked, checksInside: s.checksInside, lastUncalled: s.lastUncalled}
	if walk(mirror).departure == nil {
		return words + ". Seen in a mirror it is the same path."
	}
	return words + "; and seen in a mirror it is not the reference's path either."
}

// mirror is a copy of a tree with its columns from right to left.
func (c *call) mirror(size int) *call {
	m := *c
	m.column = size + 1 - c.column
	m.turns = nil
	for _, t := range c.turns {
		mt := *t
		mt.column = size + 1 - t.column
		mt.calls = nil
		for _, inner := range t.calls {
			mt.calls = append(mt.calls, inner.mirror(size))
		}
		m.turns = append(m.turns, &mt)
	}
	return &m
}

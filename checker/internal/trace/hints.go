package trace

import (
	"fmt"
	"strings"
)

// whyRefused is a guess why a free cell is taken for an attacked one.
func (w *walker) whyRefused(queens []int, column int) string {
	var left []string
	for _, m := range (queen{len(queens) + 1, column}).marks() {
		if q, ok := w.marks[m]; ok && !w.free[m.line] {
			left = append(left, fmt.Sprintf("the %s of the queen that stood in %s", m.line, cell(q.row, q.column)))
		}
	}
	switch {
	case len(left) > 0:
		return "Queens have been taken back: is a mark left, of " + strings.Join(left, " or ") + "?"
	case len(w.marks) == 0:
		return "No queen has been taken back yet, so it is not a mark left behind: does the check look at another cell?"
	}
	return "Is the choice undone after each call, or does the check look at another cell?"
}

// passed says how a free column was passed over for a later one.
func (w *walker) passed(c *call, row, column, missing int) string {
	for _, t := range c.turns {
		if t.column == missing {
			return fmt.Sprintf("Yours goes to column %d first, so solutions come in another order.", column)
		}
	}
	if w.masked {
		return fmt.Sprintf("Yours goes to column %d: column %d is not free for it, though no queen attacks it. %s", column, missing, asksShift)
	}
	return fmt.Sprintf("Yours goes to column %d and never tries column %d: where does its loop begin?", column, missing)
}

// asksShift is the usual reason for a wrong mask.
const asksShift = "Is each diagonal moved by one column from row to row, and the right way?"

// whyEnded says how a call ended before all was tried.
func (w *walker) whyEnded(c *call, row, missing, tried int) string {
	var last choice
	if len(c.turns) > 0 {
		last = *c.turns[len(c.turns)-1]
	}
	switch {
	case w.masked && len(c.turns) == 0:
		return fmt.Sprintf("Yours has no free cell in row %d. %s", row, asksShift)
	case w.masked:
		return fmt.Sprintf("For yours %s is not free. %s", cell(row, missing), asksShift)
	case len(c.turns) == 0 && row == 1:
		return "Yours tries no cell at all."
	case len(c.turns) == 0:
		return fmt.Sprintf("Yours goes back without a try in row %d: does it take the board for full too early?", row)
	case w.widest() < missing:
		return fmt.Sprintf("Yours tries no column beyond %d in any row: where does its loop end?", w.widest())
	case tried > 0 && len(last.calls) > 0:
		return fmt.Sprintf("Yours tries no more of row %d once it has come back from column %d: does its loop end there, or is there a return or a break?", row, last.column)
	}
	return fmt.Sprintf("Yours never tries %s: where does its loop end?", cell(row, missing))
}

// widest is the last column that is tried anywhere.
func (s *search) widest() int {
	most := 0
	s.root.each(func(c *call) {
		for _, t := range c.turns {
			most = max(most, t.column)
		}
	})
	return most
}

// reference says what the reference does on a board where it has tried some of the
// free columns.
func (w *walker) reference(queens, free []int, tried int) string {
	row := len(queens) + 1
	switch {
	case row > w.size:
		return "every row has its queen, and the reference goes back."
	case tried < len(free):
		return fmt.Sprintf("the reference places a queen in %s.", cell(row, free[tried]))
	case len(free) == 0:
		return fmt.Sprintf("the reference goes back, for every cell of row %d is attacked.", row)
	}
	return fmt.Sprintf("the reference goes back, for it has tried every free cell of row %d.", row)
}

package trace

import (
	"fmt"
	"strconv"
	"strings"

	"nqueens/checker/internal/figures"
	"nqueens/checker/internal/report"
)

// The words for what is done with a cell, and for how a call ends.

func placed(queens []int, column int) string {
	if a, attacked := attackOn(queens, column); attacked {
		return fmt.Sprintf("a queen, though attacked from row %d", a.row)
	}
	return "a queen"
}

func refused(queens []int, column int) string {
	if a, attacked := attackOn(queens, column); attacked {
		return fmt.Sprintf("attacked by the queen in row %d, same %s", a.row, a.line)
	}
	return "refused, though no queen attacks it"
}

func (b *boardTeller) goesBack(c *call, queens []int) string {
	to := "the search is over"
	if len(queens) > 0 {
		to = fmt.Sprintf("back to row %d", len(queens))
	}
	switch {
	case len(c.turns) > 0:
		return "no more columns, " + to
	case b.masked && len(freeColumns(queens, b.size)) == 0:
		return "every column is attacked, " + to
	case b.masked:
		return "no column is free for it, " + to
	}
	return "no column is tried, " + to
}

// onBoard says what was counted on a board, ofCalls what was counted without one.
func (t tally) onBoard() string {
	words := t.counted() + fmt.Sprintf("deepest row %d, %s reached", t.deepest, number(t.full-t.attacked, "solution", "solutions"))
	if t.attacked > 0 {
		words += fmt.Sprintf(" and %s with an attack", number(t.attacked, "full board", "full boards"))
	}
	return words + "."
}

func (t tally) ofCalls() string {
	return t.counted() + fmt.Sprintf("deepest call %s.", figures.Thousands(int64(t.deepest)))
}

func (t tally) counted() string {
	return number(t.calls, "call", "calls") + ", " + number(t.tried, "choice", "choices") + " tried, " + figures.Thousands(int64(t.refused)) + " refused, "
}

func number(count int, one, many string) string {
	if count == 1 {
		return "1 " + one
	}
	return figures.Thousands(int64(count)) + " " + many
}

func (t *choice) label() string {
	if t.loop.counter == "" {
		return "a turn"
	}
	return fmt.Sprintf("%s = %d", report.Plain(t.loop.counter), t.counter)
}

// String is the call as the program might write it, such as search(2, …).
func (c *call) String() string {
	var args []string
	told := 0
	for _, p := range c.unit.params {
		switch {
		case !p.integer:
			args = append(args, "…")
			continue
		case p.signed:
			args = append(args, strconv.FormatInt(c.args[told], 10))
		default:
			args = append(args, strconv.FormatUint(uint64(c.args[told]), 10))
		}
		told++
	}
	return report.Plain(c.unit.name) + "(" + strings.Join(args, ", ") + ")"
}

// declared is a unit with the names of its parameters, such as search(row).
func (u *unit) declared() string {
	var names []string
	for _, p := range u.params {
		names = append(names, p.name)
	}
	return report.Plain(u.name + "(" + strings.Join(names, ", ") + ")")
}

// columnsOf writes a board as the course does, by the columns of its queens.
func columnsOf(queens []int) string {
	var text []string
	for _, column := range queens {
		text = append(text, strconv.Itoa(column))
	}
	return strings.Join(text, " ")
}

func cell(row, column int) string { return fmt.Sprintf("column %d of row %d", column, row) }

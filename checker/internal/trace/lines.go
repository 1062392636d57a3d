package trace

import (
	"fmt"
	"strconv"
	"strings"

	"nqueens/checker/internal/report"
)

// A line is one line of the trace.
type line struct {
	depth int
	text  string
	note  string // at the right
	look  look
	at    any // the *call or *choice that it is about
}

// look says how a line is to be seen.
type look int

const (
	plain  look = iota
	faded       // a cell that is refused
	shiny       // a full board
	header      // a new search
	wrong       // where it leaves the path of the reference
)

// A teller writes down what a tree did.
type teller struct {
	lines []line
	tally
}

// tally counts what was told.
type tally struct {
	calls, tried, refused, deepest int
	full                           int // boards with a queen in every row
	attacked                       int // of those, with an attack
	beyond                         int // of those, after which the row below was tried
}

func (t *teller) say(depth int, look look, at any, format string, args ...any) {
	t.lines = append(t.lines, line{depth: depth, look: look, at: at, text: fmt.Sprintf(format, args...)})
}

// board tells a search on a board.
func (t *teller) board(s *search) {
	b := boardTeller{teller: t, search: s}
	b.call(s.root, nil)
}

type boardTeller struct {
	*teller
	*search
	solutions int
}

func (b *boardTeller) call(c *call, queens []int) {
	b.calls++
	b.deepest = max(b.deepest, len(queens))
	if len(queens) == b.size {
		b.fullBoard(c, queens)
	}
	if len(queens) == b.size && len(c.turns) > 0 {
		b.beyond++
		b.say(b.size, plain, c, "it goes on: a row %d is tried", b.size+1)
	}
	for _, t := range c.turns {
		b.choice(c, t, queens)
	}
	if c.ended && len(queens) < b.size {
		b.say(len(queens), plain, c, "row %d: %s", len(queens)+1, b.goesBack(c, queens))
	}
}

func (b *boardTeller) choice(c *call, t *choice, queens []int) {
	row := len(queens) + 1
	calls := b.followed(t, queens)
	b.calls += len(t.calls) - len(calls)
	if row <= b.size || len(calls) > 0 {
		b.tried++
	}
	switch {
	case len(calls) > 0:
		for _, inner := range calls {
			now := append(queens[:len(queens):len(queens)], inner.column)
			b.say(row-1, plain, t, "row %d column %d: %s", row, inner.column, placed(queens, inner.column))
			b.lines[len(b.lines)-1].note = columnsOf(now)
			b.call(inner, now)
		}
	case b.fills(t, queens):
		b.say(row-1, plain, t, "row %d column %d: a queen", row, t.column)
		b.deepest = row
		b.fullBoard(t, append(queens[:len(queens):len(queens)], t.column))
	case row > b.size:
	case t.column == 0:
		b.refused++
		b.say(row-1, faded, t, "row %d: a turn of the loop without a call", row)
	case !c.ended && c.turns[len(c.turns)-1] == t && len(t.calls) == 0:
		b.say(row-1, plain, t, "row %d column %d: begun", row, t.column)
	default:
		b.refused++
		b.say(row-1, faded, t, "row %d column %d: %s", row, t.column, refused(queens, t.column))
	}
}

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

// fullBoard tells that every row has a queen, and draws the board.
func (b *boardTeller) fullBoard(at any, queens []int) {
	b.full++
	words := "every row has its queen, but two attack each other"
	if peaceful(queens) {
		b.solutions++
		words = fmt.Sprintf("every row has its queen: solution %d", b.solutions)
	} else {
		b.attacked++
	}
	b.say(b.size, shiny, at, "%s", words)
	for _, row := range drawBoard(queens, b.size, 0, 0, "") {
		b.say(b.size, plain, at, "%s", row)
	}
}

// tree tells what calls were made, where there is no board; rows and columns of
// another game are only numbers.
func (t *teller) tree(c *call, depth int) {
	t.calls++
	t.deepest = max(t.deepest, depth)
	t.say(depth, plain, c, "%s", c)
	for _, turn := range c.turns {
		if turn.loop != nil {
			t.tried++
		}
		if len(turn.calls) == 0 {
			t.refused++
			t.say(depth+1, faded, turn, "%s: no call", turn.label())
		}
		for _, inner := range turn.calls {
			t.tree(inner, depth+1)
		}
	}
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

func cell(row, column int) string { return fmt.Sprintf("column %d of row %d", column, row) }

// columnsOf writes a board as the course does, by the columns of its queens.
func columnsOf(queens []int) string {
	var text []string
	for _, column := range queens {
		text = append(text, strconv.Itoa(column))
	}
	return strings.Join(text, " ")
}

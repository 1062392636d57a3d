package trace

import "fmt"

// A teller writes down what the trees of a forest did, search by search.
type teller struct {
	record *Record
	last   *Tree
	tally
}

// tally counts what was told.
type tally struct {
	calls, tried, refused, deepest int
	full                           int // boards with a queen in every row
	attacked                       int // of those, with an attack
	beyond                         int // of those, after which the row below was tried
}

// begin begins with another search, on a board of that size; 0 if there is none.
func (t *teller) begin(root *call, size int) {
	t.last = &Tree{Call: root.String(), Size: size, Nodes: []Node{{Parent: -1}}}
	t.record.Searches = append(t.record.Searches, t.last)
}

func (t *teller) say(s Step, format string, args ...any) {
	s.Words = fmt.Sprintf(format, args...)
	t.last.Steps = append(t.last.Steps, s)
}

// board tells a search on a board.
func (t *teller) board(s *search) {
	b := boardTeller{teller: t, search: s}
	b.call(s.root, position{call: s.root})
}

// A position is the queens on the board, its node in the tree, and the call that
// goes on from there.
type position struct {
	queens []int
	node   int
	call   *call // nil where none does
}

type boardTeller struct {
	*teller
	*search
	solutions int
}

// note writes down a step about a cell.
func (b *boardTeller) note(kind Kind, p position, row, column int, at any, format string, args ...any) {
	s := Step{Kind: kind, Row: row, Column: column, Queens: p.queens, Node: p.node, Found: b.solutions, at: at}
	if p.call != nil {
		s.Call = p.call.String()
	}
	if column > 0 {
		above := p.queens[:row-1]
		a, _ := attackOn(above, column)
		s.By = a.row
	}
	switch kind {
	case Back:
		s.depth = len(p.queens)
	case Full, Beyond:
		s.depth = b.size
	default:
		s.depth = row - 1
	}
	s.Line = lineOf(kind, at)
	b.say(s, format, args...)
}

// lineOf is the line of the program at which it does such a step; 0 if there is none.
func lineOf(kind Kind, at any) int {
	switch at := at.(type) {
	case *call:
		if loops := at.unit.loops; (kind == Back || kind == Beyond) && len(loops) > 0 {
			return loops[0].line
		}
		return at.unit.from
	case *choice:
		switch {
		case at.loop == nil:
		case kind == Place && len(at.calls) > 0:
			return at.loop.call
		default:
			return at.loop.line
		}
	}
	return 0
}

func (b *boardTeller) call(c *call, p position) {
	b.deepest = max(b.deepest, len(p.queens))
	if len(p.queens) > b.size {
		b.count(c)
		return
	}
	b.calls++
	if len(p.queens) == b.size {
		b.fullBoard(c, p)
	}
	if len(p.queens) == b.size && len(c.turns) > 0 {
		b.beyond++
		b.note(Beyond, p, b.size+1, 0, c, "it goes on: a row %d is tried", b.size+1)
	}
	for _, t := range c.turns {
		b.choice(c, t, p)
	}
	if c.ended && len(p.queens) < b.size {
		row := len(p.queens) + 1
		b.note(Back, p, row, 0, c, "row %d: %s", row, b.goesBack(c, p.queens))
	}
}

// count counts what a search does further down than the row below the last, which
// is not told: it may be without an end.
func (b *boardTeller) count(c *call) {
	c.each(func(c *call) {
		b.calls++
		for _, t := range c.turns {
			if len(t.calls) > 0 {
				b.tried++
			}
		}
	})
}

func (b *boardTeller) choice(c *call, t *choice, p position) {
	row := len(p.queens) + 1
	calls := b.followed(t, p.queens)
	b.calls += len(t.calls) - len(calls)
	if row <= b.size || len(calls) > 0 {
		b.tried++
	}
	switch {
	case len(calls) > 0:
		for _, inner := range calls {
			b.call(inner, b.put(p, inner.column, t, inner))
		}
	case b.fills(t, p.queens):
		full := b.put(p, t.column, t, nil)
		b.deepest = row
		b.fullBoard(t, full)
	case row > b.size:
	case t.column == 0:
		b.refused++
		b.note(Turn, p, row, 0, t, "row %d: a turn of the loop without a call", row)
	case !c.ended && c.turns[len(c.turns)-1] == t && len(t.calls) == 0:
		b.note(Turn, p, row, t.column, t, "row %d column %d: begun", row, t.column)
	default:
		b.refused++
		b.note(Refuse, p, row, t.column, t, "row %d column %d: %s", row, t.column, refused(p.queens, t.column))
	}
}

// put tells that a queen is put on the board, and gives the position after it, in
// which a call goes on unless it is nil.
func (b *boardTeller) put(p position, column int, t *choice, next *call) position {
	row := len(p.queens) + 1
	now := position{append(p.queens[:len(p.queens):len(p.queens)], column), len(b.last.Nodes), next}
	b.last.Nodes = append(b.last.Nodes, Node{Parent: p.node, Row: row})
	b.note(Place, now, row, column, t, "row %d column %d: %s", row, column, placed(p.queens, column))
	return now
}

// fullBoard tells that every row has a queen.
func (b *boardTeller) fullBoard(at any, p position) {
	b.full++
	words := "every row has its queen, but two attack each other"
	if peaceful(p.queens) {
		b.solutions++
		b.last.Nodes[p.node].Solution = true
		words = fmt.Sprintf("every row has its queen: solution %d", b.solutions)
	} else {
		b.attacked++
	}
	b.note(Full, p, b.size, 0, at, "%s", words)
}

// tree tells what calls were made, where there is no board; rows and columns of
// another game are only numbers.
func (t *teller) tree(c *call, depth int) {
	if depth == 0 {
		t.begin(c, 0)
	}
	t.calls++
	t.deepest = max(t.deepest, depth)
	t.say(Step{Kind: Call, depth: depth, Line: lineOf(Call, c), at: c}, "%s", c)
	for _, turn := range c.turns {
		if turn.loop != nil {
			t.tried++
		}
		if len(turn.calls) == 0 {
			t.refused++
			t.say(Step{Kind: Turn, depth: depth + 1, Line: lineOf(Turn, turn), at: turn}, "%s: no call", turn.label())
		}
		for _, inner := range turn.calls {
			t.tree(inner, depth+1)
		}
	}
}

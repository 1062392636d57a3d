package trace

// A search is one tree on a board of a known size: rows are depths, and every
// choice has its column.
type search struct {
	root *call
	size int
	// masked says that the columns are bits of a mask, and only those that are free
	// in it are tried. A loop over columns has a turn for every one.
	masked bool

	// checksInside says that attacked cells are refused in the call for them, which
	// returns before its own loop turns.
	checksInside bool
	// lastUncalled says that no call follows a queen in the last row.
	lastUncalled bool
}

func newSearch(root *call, size int, masked bool) *search {
	s := &search{root: root, size: size, masked: masked, lastUncalled: true}
	s.visit(root, nil, func(c *call, queens []int) {
		if len(queens) >= size {
			s.lastUncalled = false
		}
		if len(queens) > 0 && len(queens) < size && s.leaf(c, queens) {
			s.checksInside = true
		}
	})
	if s.lastUncalled && masked {
		s.nameLast()
	}
	return s
}

// nameLast gives the choices of the last row their columns, where no call tells
// them: those of a mask are the free ones.
func (s *search) nameLast() {
	s.visit(s.root, nil, func(c *call, queens []int) {
		free := freeColumns(queens, s.size)
		if len(queens) != s.size-1 || len(c.turns) != len(free) {
			return
		}
		for i, t := range c.turns {
			t.column = free[i]
		}
	})
}

// visit goes through the calls of a tree, each with the columns of the queens that
// stand then, down to those in which every row has its queen. A search that never
// notices a full board goes on for as long as it is let.
func (s *search) visit(c *call, queens []int, do func(*call, []int)) {
	do(c, queens)
	if len(queens) >= s.size {
		return
	}
	for _, t := range c.turns {
		for _, inner := range t.calls {
			s.visit(inner, append(queens[:len(queens):len(queens)], inner.column), do)
		}
	}
}

// leaf reports whether a call for an attacked cell tried nothing.
func (s *search) leaf(c *call, queens []int) bool {
	last := len(queens) - 1
	_, attacked := attackOn(queens[:last], queens[last])
	return attacked && c.ended && len(c.turns) == 0 && !s.masked
}

// followed are the calls of a choice that put a queen on the board.
func (s *search) followed(t *choice, queens []int) []*call {
	var calls []*call
	for _, c := range t.calls {
		if !s.checksInside || !s.leaf(c, append(queens[:len(queens):len(queens)], c.column)) {
			calls = append(calls, c)
		}
	}
	return calls
}

// fills reports whether a choice without a call fills the last row.
func (s *search) fills(t *choice, queens []int) bool {
	if !s.lastUncalled || len(queens) != s.size-1 || len(t.calls) > 0 || t.column < 1 || t.column > s.size {
		return false
	}
	_, attacked := attackOn(queens, t.column)
	return !attacked
}

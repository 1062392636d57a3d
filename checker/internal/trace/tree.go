package trace

// A call is a node of the tree: one call of a unit.
type call struct {
	unit   *unit
	number int64
	args   []int64 // the values of its integer parameters
	turns  []*choice
	ended  bool // it returned, by its own way

	parent *call
	column int // the column of the choice that it follows, from 1; 0 if it follows none
}

// A choice is a branch of the tree: one turn of a loop of choices, or what a call
// does without such a loop.
type choice struct {
	loop    *loop // nil without a loop
	counter int64
	column  int     // from 1; 0 if it is not known
	calls   []*call // none: it was refused
}

// A forest is what a run did with one group: a tree for each time that it was
// called from elsewhere.
type forest struct {
	group   *group
	roots   []*call
	columns string // says what the columns are taken from, once they are known
	masked  bool   // they are the bits of a parameter
}

// grow makes trees of events, a forest for each group. It reports whether the
// events go to the end of the run.
func grow(groups []*group, events []event) (forests []*forest, complete bool) {
	complete = true
	units, at := map[int64]*unit{}, map[*unit]*grower{}
	var growers []*grower
	for _, g := range groups {
		gr := &grower{forest: &forest{group: g}}
		growers = append(growers, gr)
		for _, u := range g.units {
			units[int64(u.number)], at[u] = u, gr
		}
	}
	owners := map[int64]*grower{} // of calls
	for _, e := range events {
		switch e.kind {
		case full:
			complete = false
		case in:
			if u := units[e.values[1]]; u != nil && len(e.values) == 2+u.integers() {
				owners[e.values[0]] = at[u]
				at[u].enter(&call{unit: u, number: e.values[0], args: e.values[2:]})
			}
		case turn:
			if gr := owners[e.values[0]]; gr != nil {
				gr.turn(e.values[0], e.values[1], e.values[2:])
			}
		case out:
			if gr := owners[e.values[0]]; gr != nil {
				gr.leave(e.values[0])
			}
		}
	}
	for _, gr := range growers {
		forests = append(forests, gr.forest)
	}
	return forests, complete
}

// A grower adds events to a forest.
type grower struct {
	forest *forest
	open   []*call // the calls that have not ended, from the outermost
}

func (g *grower) enter(c *call) {
	if len(g.open) == 0 {
		g.forest.roots = append(g.forest.roots, c)
	} else {
		c.parent = g.open[len(g.open)-1]
		if len(c.parent.turns) == 0 {
			c.parent.turns = append(c.parent.turns, &choice{})
		}
		last := c.parent.turns[len(c.parent.turns)-1]
		last.calls = append(last.calls, c)
	}
	g.open = append(g.open, c)
}

// reach goes back to an open call. Those inside were left by a panic that the
// program recovered from.
func (g *grower) reach(number int64) *call {
	at := len(g.open) - 1 // mostly it is the innermost, however deep the search is
	for at >= 0 && g.open[at].number != number {
		at--
	}
	if at < 0 {
		return nil
	}
	g.open = g.open[:at+1]
	return g.open[at]
}

func (g *grower) turn(number, loop int64, counter []int64) {
	c := g.reach(number)
	if c == nil || loop < 0 || loop >= int64(len(c.unit.loops)) {
		return
	}
	t := &choice{loop: c.unit.loops[loop]}
	if len(counter) == 1 {
		t.counter = counter[0]
	}
	c.turns = append(c.turns, t)
}

func (g *grower) leave(number int64) {
	if c := g.reach(number); c != nil {
		c.ended = true
		g.open = g.open[:len(g.open)-1]
	}
}

// each visits the calls of a tree in the order in which they were made.
func (c *call) each(visit func(*call)) {
	visit(c)
	for _, t := range c.turns {
		for _, inner := range t.calls {
			inner.each(visit)
		}
	}
}

// count is the number of calls in a tree.
func (c *call) count() int {
	n := 0
	c.each(func(*call) { n++ })
	return n
}

// each visits the calls of all trees.
func (f *forest) each(visit func(*call)) {
	for _, root := range f.roots {
		root.each(visit)
	}
}

package trace

import (
	"fmt"
	"math/bits"
	"slices"
)

// largestColumn bounds what is taken for a column: a board of that size still fits
// on a page.
const largestColumn = 30

// setColumns finds the column of each choice. It says why there are none, or "".
func (f *forest) setColumns(input []int) string {
	why := f.columnsFromLoops(input)
	if why != "" && f.columnsFromMasks() {
		why = ""
	}
	if why != "" {
		return why
	}
	if size := slices.Max(f.sizes(input)); size > largestColumn {
		return fmt.Sprintf("one of %d columns is too large", size)
	}
	return ""
}

// columnsFromLoops takes the loops' counters for columns, or the bits that they
// move.
func (f *forest) columnsFromLoops(input []int) string {
	turns := f.allTurns()
	if len(turns) == 0 {
		return f.withoutTurns()
	}
	counts := byOne
	for _, t := range turns {
		switch {
		case t.loop == nil:
			return "it calls itself outside of any loop of choices"
		case t.loop.counter == "":
			return fmt.Sprintf("the loop in line %d has no variable that counts the columns", t.loop.line)
		case t.loop.counts == fromParam:
			return fmt.Sprintf("%s, which the loop in line %d counts from a parameter, may be no column", t.loop.counter, t.loop.line)
		case t.loop.counts == byShift:
			counts = byShift
		}
	}
	if counts == byShift {
		return f.columnsFromBits(turns)
	}
	f.columns = fmt.Sprintf("the turns of the loop in line %d", turns[0].loop.line)
	return f.columnsFrom(turns, input)
}

// columnsFromBits takes the places of single bits.
func (f *forest) columnsFromBits(turns []*choice) string {
	for _, t := range turns {
		if bits.OnesCount64(uint64(t.counter)) != 1 {
			return fmt.Sprintf("%s in line %d is not a single bit", t.loop.counter, t.loop.line)
		}
		t.column = bits.TrailingZeros64(uint64(t.counter)) + 1
	}
	f.columns = fmt.Sprintf("the bits that the loop in line %d moves", turns[0].loop.line)
	f.toCalls()
	f.mirrorMasks()
	return ""
}

func (f *forest) withoutTurns() string {
	for _, u := range f.group.units {
		if len(u.loops) > 0 {
			return fmt.Sprintf("the loop in line %d never turns", u.loops[0].line)
		}
	}
	return "no loop of choices stands around its calls"
}

// columnsFrom numbers the columns from 1. Counters start at 0 if one of them is 0.
func (f *forest) columnsFrom(turns []*choice, input []int) string {
	least, most := turns[0].counter, turns[0].counter
	for _, t := range turns {
		least, most = min(least, t.counter), max(most, t.counter)
	}
	first := turns[0].loop
	switch {
	case least < 0 || most > largestColumn:
		return fmt.Sprintf("%s in line %d goes from %d to %d", first.counter, first.line, least, most)
	case f.repeats():
		return fmt.Sprintf("%s, which the loop in line %d counts, has a value twice in one call", first.counter, first.line)
	}
	from := int64(1)
	if least == 0 || least == 1 && f.lacksZero(int(most), input) {
		from = 0
	}
	for _, t := range turns {
		t.column = int(t.counter - from + 1)
	}
	f.toCalls()
	return ""
}

// toCalls gives the calls the columns of their choices.
func (f *forest) toCalls() {
	f.each(func(c *call) {
		for _, t := range c.turns {
			for _, inner := range t.calls {
				inner.column = t.column
			}
		}
	})
}

// repeats reports whether the counter has a value twice in some call: then it is
// only one of two that make a choice.
func (f *forest) repeats() bool {
	found := false
	f.each(func(c *call) {
		seen := map[int64]bool{}
		for _, t := range c.turns {
			found = found || seen[t.counter]
			seen[t.counter] = true
		}
	})
	return found
}

func (f *forest) allTurns() []*choice {
	var turns []*choice
	f.each(func(c *call) { turns = append(turns, c.turns...) })
	return turns
}

// columnsFromMasks looks for a parameter that is a set of columns: each call has
// one bit more in it, or one less, than its caller.
func (f *forest) columnsFromMasks() bool {
	if len(f.roots) == 0 {
		return false
	}
	unit := f.roots[0].unit
	for param := range unit.integers() {
		if f.isMask(unit, param) {
			f.setColumnsFromMask(param)
			f.masked, f.columns = true, "the bits of "+unit.integerName(param)
			return true
		}
	}
	return false
}

// isMask reports whether a parameter is such a set. Two calls from one caller
// must differ in it, or it would be a row's number that happens to look so.
func (f *forest) isMask(unit *unit, param int) bool {
	mask, edges := true, 0
	f.each(func(c *call) {
		mask = mask && c.unit == unit
		seen := map[int64]bool{}
		for _, t := range c.turns {
			for _, inner := range t.calls {
				edges++
				mask = mask && inner.unit == unit && !seen[inner.args[param]] &&
					bits.OnesCount64(uint64(inner.args[param]^c.args[param])) == 1
				if mask {
					seen[inner.args[param]] = true
				}
			}
		}
	})
	return mask && edges > 0
}

// setColumnsFromMask gives the choices their columns.
func (f *forest) setColumnsFromMask(param int) {
	f.each(func(c *call) {
		for _, t := range c.turns {
			for _, inner := range t.calls {
				inner.column = bits.TrailingZeros64(uint64(inner.args[param]^c.args[param])) + 1
				t.column = inner.column
			}
		}
	})
	f.mirrorMasks()
}

// mirrorMasks turns the searches around that begin at their highest bit. Which end
// of a mask is the left of the board is for its owner to say.
func (f *forest) mirrorMasks() {
	for _, root := range f.roots {
		mirrorMask(root)
	}
}

func mirrorMask(root *call) {
	most, first := 0, 0
	root.each(func(c *call) {
		for _, t := range c.turns {
			most = max(most, t.column)
			if first == 0 {
				first = t.column
			}
		}
	})
	if first < most || most == 1 {
		return
	}
	root.each(func(c *call) {
		for _, t := range c.turns {
			if t.column > 0 {
				t.column = most + 1 - t.column
			}
			for _, inner := range t.calls {
				inner.column = most + 1 - inner.column
			}
		}
	})
}

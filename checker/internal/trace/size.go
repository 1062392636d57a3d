package trace

import (
	"math/bits"
	"slices"
)

// sizes guesses the size of each tree's board from the columns that it tries, and
// from numbers that come near to it: a loop may run one short or one too far.
func (f *forest) sizes(input []int) []int {
	sizes := make([]int, len(f.roots))
	for i := range f.roots {
		most := 0
		f.roots[i].each(func(c *call) {
			for _, t := range c.turns {
				most = max(most, t.column)
			}
		})
		sizes[i] = f.size(i, most, input)
	}
	return sizes
}

// size is the size of one tree's board, whose last column that is tried is seen.
func (f *forest) size(i, seen int, input []int) int {
	given := f.given(i, input)
	if seen == 0 {
		return slices.Max(append(given, 0))
	}
	if f.masked && len(given) == 1 {
		return given[0] // bits run off the board, and nothing stops them
	}
	named := f.roots[i].sizes()
	for _, n := range []int{seen, seen + 1, seen - 1} {
		if slices.Contains(given, n) && (n == seen || !slices.Contains(named, seen)) {
			return n
		}
	}
	for _, n := range []int{seen, seen + 1, seen - 1} {
		if slices.Contains(named, n) {
			return n
		}
	}
	if larger := slices.DeleteFunc(append(given, named...), func(n int) bool { return n < seen || n > largestColumn }); !f.roots[i].ended && len(larger) > 0 {
		return slices.Min(larger) // it was cut off before it tried the last columns
	}
	return seen
}

// given are the numbers of the input that may be the size of one tree's board: all
// for a program that searches once, or one for each search.
func (f *forest) given(i int, input []int) []int {
	var positive []int
	for _, n := range input {
		if n > 0 {
			positive = append(positive, n)
		}
	}
	switch len(f.roots) {
	case 1:
		return positive
	case len(positive):
		return positive[i : i+1 : i+1]
	}
	return nil
}

// sizes are the numbers from which the loops of a call take their end, if they are
// known before it begins, and the numbers of bits in its arguments that have no
// others.
func (c *call) sizes() []int {
	var sizes []int
	for _, l := range c.unit.loops {
		sizes = append(sizes, l.constants...)
		for _, param := range l.params {
			sizes = append(sizes, int(c.args[param]))
		}
	}
	for _, value := range c.args {
		if value > 1 && value&(value+1) == 0 {
			sizes = append(sizes, bits.Len64(uint64(value)))
		}
	}
	return slices.DeleteFunc(sizes, func(n int) bool { return n < 2 })
}

// lacksZero reports whether columns seem to count from 0 though the first is never
// tried: rows do, and the board has one column more than the last that is tried.
func (f *forest) lacksZero(last int, input []int) bool {
	for i, root := range f.roots {
		if slices.Contains(root.args, 0) && f.size(i, last, input) == last+1 {
			return true
		}
	}
	return false
}

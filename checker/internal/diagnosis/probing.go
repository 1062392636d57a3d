package diagnosis

import "math/bits"

// A way to probe that differs from the statement in the parts that are given.
type way struct {
	draw     func(x int) (drawn, next int)
	restart  bool                                 // each probe begins with the seed
	early    bool                                 // a number is drawn before anyone looks whether a column is free
	late     bool                                 // the nodes are added before the product grows
	ones     bool                                 // each queen adds 1 to the nodes
	extra    int                                  // so many probes are made too many
	resized  bool                                 // n and the seed are read in the other order
	turned   bool                                 // the seed and the number of probes are read in the other order
	silent   bool                                 // no number is drawn for a single free column
	choose   func(free uint, drawn int) uint      // the column, as a bit
	attacked func(columns, right, left uint) uint // the columns that are not free
	count    func(product, reached, n int) (solutions int)
	mean     func(r result, probes int) result
}

// with is the result of a way to probe.
func (p probing) with(w way) result {
	var sum result
	if w.turned {
		p.seed, p.probes = p.probes, p.seed
	}
	if w.resized && p.seed <= mostProbed {
		p.n, p.seed = p.seed, p.n
	}
	x := p.seed
	for range min(p.probes, mostProbes) + w.extra {
		if w.restart {
			x = p.seed
		}
		nodes, product, reached := 1, 1, 0
		var columns, right, left uint
		for reached < p.n {
			free := (1<<p.n - 1) &^ w.taken(columns, right, left)
			k := bits.OnesCount(free)
			if k == 0 {
				if w.early {
					_, x = w.next(x)
				}
				break
			}
			drawn := 0
			if k > 1 || !w.silent {
				drawn, x = w.next(x)
			}
			queen := w.column(free, drawn)
			columns, right, left = columns|queen, (right|queen)<<1, (left|queen)>>1
			before := product
			product *= k
			switch {
			case w.late:
				nodes += before
			case w.ones:
				nodes++
			default:
				nodes += product
			}
			reached++
		}
		sum.nodes += nodes
		sum.solutions += w.counted(product, reached, p.n)
	}
	if w.mean != nil {
		return w.mean(sum, p.probes)
	}
	return result{sum.nodes / p.probes, sum.solutions / p.probes}
}

func (w way) taken(columns, right, left uint) uint {
	if w.attacked != nil {
		return w.attacked(columns, right, left)
	}
	return columns | right | left
}

func (w way) next(x int) (drawn, after int) {
	if w.draw != nil {
		return w.draw(x)
	}
	x = multiplier * x % modulus
	return x, x
}

func (w way) column(free uint, drawn int) uint {
	if w.choose != nil {
		return w.choose(free, drawn)
	}
	return columnFromLeft(free, drawn%bits.OnesCount(free))
}

// columnFromLeft is a free column, the first being number 0.
func columnFromLeft(free uint, number int) uint {
	for range number {
		free &= free - 1
	}
	return free & -free
}

func (w way) counted(product, reached, n int) int {
	if w.count != nil {
		return w.count(product, reached, n)
	}
	if reached < n {
		return 0
	}
	return product
}

// wrongWays are told apart by what comes out. Counting the free columns from the
// right is not among them: it gives the mirror image of each board, and so the same
// numbers.
var wrongWays = []struct {
	way  way
	when string
}{
	{way{restart: true}, "every probe begins with the seed again, so that all are the same: the numbers go on from one probe to the next"},
	{way{early: true}, "a number is drawn even where no column is free: a probe that is stuck ends without one"},
	{way{silent: true}, "no number is drawn where only one column is free: one is drawn for every queen"},
	{way{draw: func(x int) (int, int) { return x, multiplier * x % modulus }}, "the seed itself is the first number drawn: the first is what the rule makes of the seed"},
	{way{draw: bySignBit}, "numbers are divided by 2147483648: the divisor is one less, 2147483647"},
	{way{turned: true}, "the seed and the number of probes are exchanged: the seed comes first in the input"},
	{way{late: true}, "the nodes of a queen are added before the product grows: it is multiplied first, and then added"},
	{way{ones: true}, "each queen adds 1 to the nodes: she adds the product of all choices so far"},
	{way{extra: 1}, "one probe more is made than asked for: a loop goes one too far"},
	{way{extra: -1}, "one probe fewer is made than asked for: a loop ends one too early"},
	{way{resized: true}, "n and the seed are exchanged: n comes first in the input"},
	{way{draw: wrapped}, "the product of the generator does not fit into 32 bits"},
	{way{choose: nextNumber}, "the first free column has the number 1: x mod k counts from 0"},
	{way{count: func(_, reached, n int) int { return oneIf(reached == n) }}, "a full board counts 1: it counts the product of all choices on the way to it"},
	{way{count: func(product, _, _ int) int { return product }}, "a probe that got stuck counts like a full board: it counts 0 for the solutions"},
	{way{mean: func(r result, _ int) result { return r }}, "the sums are not divided by the number of probes"},
	{way{mean: rounded}, "the mean is rounded to the nearest number: it is to be rounded down"},
	{way{mean: roundedUp}, "the mean is rounded up: it is to be rounded down"},
	{way{attacked: func(columns, _, _ uint) uint { return columns }}, "diagonals are never compared"},
	{way{attacked: func(_, right, left uint) uint { return right | left }}, "columns are never compared"},
	{way{attacked: func(columns, right, _ uint) uint { return columns | right }}, "only one of the two kinds of diagonals is compared"},
	{way{attacked: func(columns, _, left uint) uint { return columns | left }}, "only one of the two kinds of diagonals is compared"},
}

func bySignBit(x int) (int, int) {
	x = multiplier * x % (modulus + 1)
	return x, x
}

func wrapped(x int) (int, int) {
	x = int(uint32(multiplier*x)) % modulus
	return x, x
}

// nextNumber takes the column after the right one, and the last where there is
// none after it.
func nextNumber(free uint, drawn int) uint {
	k := bits.OnesCount(free)
	return columnFromLeft(free, min(drawn%k+1, k-1))
}

func oneIf(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

func rounded(r result, probes int) result {
	return result{(2*r.nodes + probes) / (2 * probes), (2*r.solutions + probes) / (2 * probes)}
}

func roundedUp(r result, probes int) result {
	return result{(r.nodes + probes - 1) / probes, (r.solutions + probes - 1) / probes}
}

package diagnosis

import "slices"

// colourRules explain a wrong number of ways.
var colourRules = []rule[*colours]{noWays, waysAlwaysTheSame, waysCutShort, whatWaysAre}

func noWays(b *colours) string {
	if b.printed != 0 || b.right == 0 {
		return ""
	}
	return saysNoWays
}

func waysAlwaysTheSame(b *colours) string { return alwaysTheSame(b, b.others) }

func whatWaysAre(b *colours) string {
	const most = 3
	if when := whenever(b, b.others, wayMeanings, most); len(when) > 0 {
		return comesOut(when)
	}
	if when := together(b, b.others, twoMistakes, len(wayMeanings)); when != "" {
		return when
	}
	return wrong(b, b.others, b.MayShow)
}

// lists are the ways to place the queens of each colour.
type lists struct {
	black, white []placed
	apart        *worked // how many pairs have no cell in common; nil if that was not asked
}

// A colouring is a mistake in how the queens of one colour, or of both, are placed.
type colouring struct {
	when string
	of   func(grid) lists
}

// colourings are the mistakes of that kind that people make, the likeliest first.
var colourings = []colouring{
	{whenBlockedOne, func(g grid) lists { return lists{black: g.ways(queens), white: g.bare().ways(queens)} }},
	{whenBlockedBoth, func(g grid) lists { return both(g.bare().ways(queens)) }},
	{whenTurned, func(g grid) lists { return lists{black: g.ways(queens), white: g.transposed().ways(queens)} }},
	{whenNoDiagonals, bothBy(noDiagonals)},
	{whenOneDiagonal, bothBy(noDownRight)},
	{whenOneDiagonal, bothBy(noDownLeft)},
	{whenNoColumns, bothBy(noColumns)},
	{whenOneNoDiagonals, oneBy(noDiagonals)},
	{whenOneOneDiagonal, oneBy(noDownRight)},
	{whenOneOneDiagonal, oneBy(noDownLeft)},
	{whenNeighbours, bothBy(neighbours)},
	{whenNextDiagonal, bothBy(nextDiagonal)},
	{whenNotNext, bothBy(notNext)},
	{whenNotFirst, bothBy(notFirst)},
	{whenNotLast, bothBy(notLast)},
	{whenRowEarlyOne, func(g grid) lists { return lists{black: g.ways(queens), white: g.waysDown(g.n-1, queens)} }},
	{whenRowEarlyBoth, func(g grid) lists { return both(g.waysDown(g.n-1, queens)) }},
	{whenRowLateOne, func(g grid) lists { return lists{black: g.ways(queens), white: g.waysBelow(queens)} }},
	{whenRowLateBoth, func(g grid) lists { return both(g.waysBelow(queens)) }},
}

func both(one []placed) lists { return lists{black: one, white: one} }

// bothBy: both colours go by another attack.
func bothBy(hits attack) func(grid) lists { return func(g grid) lists { return both(g.ways(hits)) } }

// oneBy: only one colour goes by another attack.
func oneBy(hits attack) func(grid) lists {
	return func(g grid) lists { return lists{black: g.ways(queens), white: g.ways(hits)} }
}

// placedBy are the ways of both colours by the colouring with an index.
func (b *colours) placedBy(i int) *lists {
	if b.lists == nil {
		b.lists = make([]*lists, len(colourings))
	}
	if b.lists[i] == nil {
		l := colourings[i].of(b.grid)
		b.lists[i] = &l
	}
	return b.lists[i]
}

// pairsBy is the number of ways by the colouring with an index.
func (b *colours) pairsBy(i int) (int, bool) {
	l := b.placedBy(i)
	if l.apart == nil {
		n, ok := pairs(l.black, l.white)
		l.apart = &worked{n, ok}
	}
	return l.apart.number, l.apart.ok
}

// sharedBy is that number when black and white may also share cells.
func (b *colours) sharedBy(i int) (int, bool) {
	l := b.placedBy(i)
	return len(l.black) * len(l.white), l.black != nil && l.white != nil
}

// shared is the number of ways when black and white may share cells.
func (b *colours) shared() int {
	one := len(b.grid.ways(queens))
	return one * one
}

// wayMeanings are the mistakes that people make, the likeliest first.
var wayMeanings = slices.Concat([]clause[*colours]{
	{whenHalf, func(b *colours) (int, bool) { return b.right / 2, b.right%2 == 0 }},
	colouringAlone(0),
	colouringAlone(1),
	{whenShared, func(b *colours) (int, bool) { return b.shared(), true }},
	{whenOneColour, func(b *colours) (int, bool) { return len(b.grid.ways(queens)), true }},
	{whenTwice, func(b *colours) (int, bool) { return 2 * b.right, true }},
	{whenSharedSome, func(b *colours) (int, bool) {
		one := len(b.grid.ways(queens))
		return one * (one - 1), true
	}},
	{whenColoursAttack, func(b *colours) (int, bool) { return b.grid.peaceful(), true }},
	{whenNotGivenBack, func(b *colours) (int, bool) { return b.grid.neverGivenBack(), true }},
}, colouringsFrom(2), []clause[*colours]{
	{whenSharedBelow, func(b *colours) (int, bool) {
		const firstRow placed = 1<<8 - 1
		one := b.grid.ways(queens)
		var first []placed
		for _, set := range one {
			first = append(first, set&firstRow)
		}
		return pairs(first, one)
	}},
	{whenOnlyWhether, func(b *colours) (int, bool) { return min(b.right, 1), true }},
	{whenOnlyShared, func(b *colours) (int, bool) { return b.shared() - b.right, true }},
	{whenShortSet, func(b *colours) (int, bool) { return b.grid.shortSets(b.grid.bare().ways(queens)) }},
	{whenShortSet, func(b *colours) (int, bool) { return b.grid.shortSets(b.grid.ways(queens)) }},
})

func colouringAlone(i int) clause[*colours] {
	return clause[*colours]{colourings[i].when, func(b *colours) (int, bool) { return b.pairsBy(i) }}
}

func colouringsFrom(i int) (all []clause[*colours]) {
	for ; i < len(colourings); i++ {
		all = append(all, colouringAlone(i))
	}
	return all
}

// twoMistakes are pairs of mistakes that come together, the likeliest first. The number
// is halved where black and white are not told apart.
var twoMistakes = func() []clause[*colours] {
	all := []clause[*colours]{
		{and(whenShared, whenHalf), func(b *colours) (int, bool) { return b.shared() / 2, b.shared()%2 == 0 }},
		{and(whenShared, whenTwice), func(b *colours) (int, bool) { return 2 * b.shared(), true }},
	}
	for i, c := range colourings {
		all = append(all,
			clause[*colours]{and(c.when, whenShared), func(b *colours) (int, bool) { return b.sharedBy(i) }},
			clause[*colours]{and(c.when, whenHalf), func(b *colours) (int, bool) {
				n, ok := b.pairsBy(i)
				return n / 2, ok
			}},
			clause[*colours]{and(c.when, whenTwice), func(b *colours) (int, bool) {
				n, ok := b.pairsBy(i)
				return 2 * n, ok
			}})
	}
	for _, d := range []struct {
		when string
		hits attack
	}{{whenNoDiagonals, noDiagonals}, {whenOneDiagonal, noDownRight}, {whenOneDiagonal, noDownLeft}, {whenNoColumns, noColumns}} {
		all = append(all, clause[*colours]{and(whenBlockedBoth, d.when), func(b *colours) (int, bool) {
			one := b.grid.bare().ways(d.hits)
			return pairs(one, one)
		}})
	}
	return all
}()

package diagnosis

import (
	"slices"
	"strconv"
	"strings"
)

// completions is an output of the exercise in which queens stand already.
type completions struct {
	Case
	single
	n      int
	placed []cell
	others []*completions // what the program printed on all tests, if that is known
}

// mostCompleted is the largest board of the exercise.
const mostCompleted = 12

// readCompletions reads a test and an output of one number. It is not ok if the
// test's answer is not what is right for its input.
func readCompletions(c Case) (*completions, bool) {
	b := &completions{Case: c, single: single{test: c.Test}}
	if !b.readInput() {
		return nil, false
	}
	b.right = b.holding(b.n, b.placed, len(b.placed))
	if !sameNumbers(c.Want, []int{b.right}) {
		return nil, false
	}
	return b, b.takeNumber(c)
}

// readInput reads n, the number of placed queens, and their rows and columns.
func (b *completions) readInput() bool {
	var numbers []int
	for _, word := range strings.Fields(string(b.Test.Input)) {
		x, err := strconv.Atoi(word)
		if err != nil || x < 0 || x > mostCompleted {
			return false
		}
		numbers = append(numbers, x)
	}
	if len(numbers) < 2 || len(numbers) != 2+2*numbers[1] || numbers[0] == 0 {
		return false
	}
	b.n = numbers[0]
	for i := 2; i < len(numbers); i += 2 {
		q := cell{numbers[i], numbers[i+1]}
		if q.row < 1 || q.row > b.n || q.column < 1 || q.column > b.n {
			return false
		}
		b.placed = append(b.placed, q)
	}
	return true
}

// holding counts the solutions that hold at least so many of the queens.
func (b *completions) holding(n int, queens []cell, least int) int {
	count := 0
	solutions(n, func(columns []int) bool {
		held := 0
		for _, q := range queens {
			if columns[q.row-1] == q.column {
				held++
			}
		}
		if held >= least {
			count++
		}
		return true
	})
	return count
}

// completionRules explain a wrong number of completions.
var completionRules = []rule[*completions]{noCompletion, completionsAlwaysTheSame, completionsCutShort, whatCompletionsAre}

func noCompletion(b *completions) string {
	switch {
	case b.printed != 0 || b.right == 0:
		return ""
	case len(b.placed) == 0:
		return saysNoneOnEmpty
	case len(b.placed) == b.n:
		return saysNothingToPlace
	}
	if n, ok := b.fromZero(); ok && n == 0 {
		return saysNoCompletion + " " + saysOrFromZero
	}
	return saysNoCompletion
}

func completionsAlwaysTheSame(b *completions) string {
	if said := onlyWhether(b); said != "" {
		return said
	}
	return alwaysTheSame(b, b.others)
}

func onlyWhether(b *completions) string {
	elsewhere := func(other *completions) bool { return other.printed != min(other.right, 1) }
	if b.printed != 1 || b.right < 2 || slices.ContainsFunc(b.others, elsewhere) {
		return ""
	}
	return saysOnlyWhether
}

func whatCompletionsAre(b *completions) string {
	if len(b.placed) == 0 {
		q := query{n: b.n, right: b.right, printed: b.printed}
		if said := sentence(theAnswer, whatIs([]query{q}, allSolutions, b.MayShow)); said != "" {
			return said
		}
	}
	const most = 2
	when := whenever(b, b.others, completionMeanings, most)
	if len(when) > 0 {
		return comesOut(when)
	}
	return wrong(b, b.others, b.MayShow)
}

// completionMeanings are the mistakes that people make, the likeliest first.
var completionMeanings = []clause[*completions]{
	{whenPlacedIgnored, func(b *completions) (int, bool) { return countSolutions(b.n), len(b.placed) > 0 }},
	{whenPlacedFight, keepingOff(inColumn, onDownRight, onDownLeft)},
	{whenLastInRow, func(b *completions) (int, bool) { return b.keeping(true) }},
	{whenFirstInRow, func(b *completions) (int, bool) { return b.keeping(false) }},
	{whenPlacedLate, (*completions).late},
	{whenPlacedHarmless, keepingOff()},
	{whenRowEarly, func(b *completions) (int, bool) {
		early := *b
		early.placed = append(slices.Clone(b.placed), cell{b.n, -2 * b.n}) // row n is passed over, and nothing attacked
		return early.search(queens)
	}},
	{whenPlacedStraight, keepingOff(inColumn)},
	{whenPlacedOneDiagonal, keepingOff(inColumn, onDownRight)},
	{whenPlacedOneDiagonal, keepingOff(inColumn, onDownLeft)},
	{whenFromZero, (*completions).fromZero},
	{whenAnyPlaced, func(b *completions) (int, bool) { return b.holding(b.n, b.placed, 1), len(b.placed) > 1 }},
	{whenOneDiagonal, func(b *completions) (int, bool) { return b.search(noDownRight) }},
	{whenOneDiagonal, func(b *completions) (int, bool) { return b.search(noDownLeft) }},
	{whenNoDiagonals, func(b *completions) (int, bool) { return b.search(noDiagonals) }},
	{whenNoColumns, func(b *completions) (int, bool) { return b.search(noColumns) }},
	{whenMirrorsOne, func(b *completions) (int, bool) { return b.right / 2, b.right%2 == 0 }},
	{whenTwice, func(b *completions) (int, bool) { return 2 * b.right, true }},
}

// keeping counts the completions when of the queens placed in one row only the
// last or only the first is kept.
func (b *completions) keeping(last bool) (int, bool) {
	kept := map[int]cell{}
	for _, q := range b.placed {
		if _, taken := kept[q.row]; last || !taken {
			kept[q.row] = q
		}
	}
	var queens []cell
	for _, q := range kept {
		queens = append(queens, q)
	}
	return b.holding(b.n, queens, len(queens)), len(queens) < len(b.placed)
}

// fromZero counts the completions when rows and columns of the input are taken
// to count from 0, so that each queen stands one further down and to the right.
func (b *completions) fromZero() (int, bool) {
	var queens []cell
	for _, q := range b.placed {
		if q.row == b.n || q.column == b.n {
			return 0, false // outside the board
		}
		queens = append(queens, cell{q.row + 1, q.column + 1})
	}
	return b.holding(b.n, queens, len(queens)), len(queens) > 0
}

// keepingOff counts the ways to fill the rows without a placed queen when nothing is
// asked about the placed queens themselves: the others keep off some of their lines.
func keepingOff(lines ...func(placed, at cell) bool) func(*completions) (int, bool) {
	return func(b *completions) (int, bool) {
		return b.fill(queens, func(at cell) bool {
			for _, on := range lines {
				if slices.ContainsFunc(b.placed, func(q cell) bool { return on(q, at) }) {
					return false
				}
			}
			return true
		})
	}
}

func inColumn(a, b cell) bool    { return a.column == b.column }
func onDownRight(a, b cell) bool { return a.row-a.column == b.row-b.column }
func onDownLeft(a, b cell) bool  { return a.row+a.column == b.row+b.column }

// late counts the ways when a placed queen attacks only rows below her.
func (b *completions) late() (int, bool) {
	return b.fill(queens, func(at cell) bool {
		return !slices.ContainsFunc(b.placed, func(q cell) bool { return q.row < at.row && queens(b.n, q, at) })
	})
}

// search counts the ways by another attack, which holds for the placed queens, too.
func (b *completions) search(hits attack) (int, bool) {
	for i, q := range b.placed {
		for _, other := range b.placed[:i] {
			if q.row == other.row || attackEachOther(b.n, hits, q, other) {
				return 0, false
			}
		}
	}
	return b.fill(hits, func(at cell) bool {
		return !slices.ContainsFunc(b.placed, func(q cell) bool { return attackEachOther(b.n, hits, q, at) })
	})
}

func attackEachOther(n int, hits attack, a, b cell) bool {
	if a.row > b.row {
		a, b = b, a
	}
	return hits(n, a, b)
}

// fill counts the ways to fill the rows without a placed queen on cells that are
// open, by an attack among the new queens. It gives up after mostTries.
func (b *completions) fill(hits attack, open func(cell) bool) (int, bool) {
	taken := map[int]bool{}
	for _, q := range b.placed {
		taken[q.row] = true
	}
	tries, ways := mostTries, 0
	var row func(r int, queens []cell) bool
	row = func(r int, queens []cell) bool {
		for taken[r] {
			r++
		}
		if r > b.n {
			ways++
			return true
		}
		for column := 1; column <= b.n; column++ {
			at := cell{r, column}
			if tries--; tries < 0 {
				return false
			}
			if !open(at) || slices.ContainsFunc(queens, func(q cell) bool { return hits(b.n, q, at) }) {
				continue
			}
			if !row(r+1, append(queens, at)) {
				return false
			}
		}
		return true
	}
	ended := len(b.placed) > 0 && row(1, nil)
	return ways, ended
}

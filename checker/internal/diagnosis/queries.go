package diagnosis

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// A query is an n of the input, the right answer to it and the one that was
// printed.
type query struct{ n, right, printed int }

// queries are the outputs of an exercise that wants a number for each query.
type queries struct {
	Case
	asked  []int // the n before the first 0
	after  []int // what stands after it
	closed bool  // there is a 0
	kind   countKind
	right  []int // for asked

	printed []int    // by lines with one number and nothing else
	lines   []int    // of those
	others  []number // lines of another kind
	unread  bool     // there is no telling what was printed for some query
}

// mostQueries is more than any exercise has.
const mostQueries = 2000

// readQueries reads a test and an output. It is not ok if the test's answer is
// not what is right for its input.
func readQueries(c Case) (*queries, bool) {
	q := &queries{Case: c}
	if !q.readInput() {
		return nil, false
	}
	known := false
	for _, kind := range []countKind{allSolutions, upToSymmetry} {
		if right, ok := kind.answers(q.asked); ok && sameNumbers(c.Want, right) {
			q.kind, q.right, known = kind, right, true
			break
		}
	}
	if !known {
		return nil, false
	}
	got, _ := c.withoutPrompt()
	for i, text := range readable(got) {
		switch n := readNumber(i+1, text); {
		case n.bare:
			q.printed, q.lines = append(q.printed, n.value), append(q.lines, i+1)
		case text != "":
			q.others = append(q.others, n)
		}
	}
	return q, true
}

// readInput reads the numbers up to the first 0 and those after it.
func (q *queries) readInput() bool {
	words := strings.Fields(string(q.Test.Input))
	if len(words) > mostQueries {
		return false
	}
	for _, word := range words {
		n, err := strconv.Atoi(word)
		switch {
		case err != nil || n < 0 || n > counted:
			return false
		case q.closed:
			q.after = append(q.after, n)
		case n == 0:
			q.closed = true
		default:
			q.asked = append(q.asked, n)
		}
	}
	return true
}

// sameNumbers reports whether lines are these numbers.
func sameNumbers(lines []string, numbers []int) bool {
	return slices.EqualFunc(lines, numbers, func(text string, n int) bool { return text == strconv.Itoa(n) })
}

// each pairs the queries with what was printed; both must be as many.
func (q *queries) each() []query {
	var all []query
	for i, n := range q.asked {
		all = append(all, query{n: n, right: q.right[i], printed: q.printed[i]})
	}
	return all
}

// queryRules are about the numbers, from the most useful to the least.
var queryRules = []rule[*queries]{carriedOver, repeatsLeftOut, zeroAnswered, answersAfterZero, countedAloud, onlyFirstQuery, onlyLastQuery, firstQueryLost, zerosLeftOut, onlySum, queriesLeft,
	wholeTable, tooManyAnswers, oneQueenForgotten, allZero, sameForAll, answersMoved, answersCutShort, whatNumbersAre, answerBefore, sameDiffers, onlyOne, leftOver, byParity, smallerWrong, upToSize, onlyOneSize, wrongCount}

func carriedOver(q *queries) string {
	if len(q.printed) != len(q.right) || slices.Equal(q.printed, q.right) {
		return ""
	}
	before, first := 0, 0
	for i, right := range q.right {
		if q.printed[i] != right+before {
			return ""
		}
		if first == 0 && q.printed[i] != right {
			first = q.lines[i]
		}
		before = q.printed[i]
	}
	return fmt.Sprintf(saysCarriedOver, first)
}

func zeroAnswered(q *queries) string {
	switch {
	case !q.closed || len(q.printed) != len(q.right)+1 || !q.begins():
		return ""
	case len(q.right) == 0:
		return saysOnlyZero
	}
	return saysZeroAnswered
}

// begins reports whether the right answers come first.
func (q *queries) begins() bool {
	return len(q.printed) >= len(q.right) && slices.Equal(q.printed[:len(q.right)], q.right)
}

func answersAfterZero(q *queries) string {
	if len(q.after) == 0 || len(q.printed) <= len(q.right) || !q.begins() {
		return ""
	}
	return fmt.Sprintf(saysAfterZero, q.lines[len(q.right)])
}

// repeatsLeftOut: only the first of several equal queries is answered.
func repeatsLeftOut(q *queries) string {
	seen := map[int]bool{}
	var once []int
	for i, n := range q.asked {
		if !seen[n] {
			once = append(once, q.right[i])
		}
		seen[n] = true
	}
	if len(once) == len(q.right) || !slices.Equal(q.printed, once) {
		return ""
	}
	return saysRepeatsLeftOut
}

// countedAloud: the counter is printed whenever it goes up, 1, 2, 3 and so on.
func countedAloud(q *queries) string {
	var aloud []int
	for _, right := range q.right {
		for count := 1; count <= right && len(aloud) < len(q.printed); count++ {
			aloud = append(aloud, count)
		}
		aloud = append(aloud, right)
	}
	if len(q.printed) <= len(q.right) || !slices.Equal(q.printed, aloud[:min(len(aloud), len(q.printed))]) {
		return ""
	}
	return saysCountedAloud
}

func onlyFirstQuery(q *queries) string {
	if len(q.right) < 2 || !slices.Equal(q.printed, q.right[:1]) {
		return ""
	}
	return saysOnlyFirstQuery
}

func onlyLastQuery(q *queries) string {
	if len(q.right) < 2 || !slices.Equal(q.printed, q.right[len(q.right)-1:]) {
		return ""
	}
	return saysOnlyLastQuery
}

// firstQueryLost: the answers are those from the second query on.
func firstQueryLost(q *queries) string {
	if len(q.printed) == 0 || len(q.printed) >= len(q.right) || !slices.Equal(q.printed, q.right[1:1+len(q.printed)]) || slices.Equal(q.printed, q.right[:len(q.printed)]) {
		return ""
	}
	return saysFirstLost
}

func onlySum(q *queries) string {
	sum := 0
	for _, right := range q.right {
		sum += right
	}
	if len(q.right) < 2 || !slices.Equal(q.printed, []int{sum}) {
		return ""
	}
	return saysOnlySum
}

func zerosLeftOut(q *queries) string {
	rest := slices.DeleteFunc(slices.Clone(q.right), func(right int) bool { return right == 0 })
	if len(rest) == len(q.right) || !slices.Equal(q.printed, rest) {
		return ""
	}
	return saysZerosLeftOut
}

// queriesLeft: the answers are right but end too early.
func queriesLeft(q *queries) string {
	printed := len(q.printed)
	switch {
	case printed == 0 || printed >= len(q.right) || !slices.Equal(q.printed, q.right[:printed]):
		return ""
	case printed < len(q.right)-1:
		return fmt.Sprintf(saysQueriesLeft, printed, len(q.right))
	case q.closed:
		return saysLastQuery
	}
	return saysLastQueryOpen
}

// wholeTable: the answers to 1, 2, 3, ... whatever is asked.
func wholeTable(q *queries) string {
	if len(q.printed) < 4 || len(q.printed) > counted {
		return ""
	}
	ns := make([]int, len(q.printed))
	for i := range ns {
		ns[i] = i + 1
	}
	if table, ok := q.kind.answers(ns); !ok || !slices.Equal(q.printed, table) || slices.Equal(ns, q.asked) {
		return ""
	}
	return saysWholeTable
}

func tooManyAnswers(q *queries) string {
	if len(q.printed) <= len(q.right) {
		return ""
	}
	if len(q.Got) > mostLines {
		return fmt.Sprintf(saysTooMany, "more than "+many(mostLines, "number"), len(q.right))
	}
	return fmt.Sprintf(saysTooMany, many(len(q.printed), "number"), len(q.right))
}

// answered reports whether there is a number for each query, not all right. The
// rules from here on are about such outputs.
func (q *queries) answered() bool {
	return len(q.printed) == len(q.right) && !slices.Equal(q.printed, q.right)
}

func allZero(q *queries) string {
	if !q.answered() || slices.ContainsFunc(q.printed, func(n int) bool { return n != 0 }) {
		return ""
	}
	return saysAllZero
}

func sameForAll(q *queries) string {
	if !q.answered() || len(q.right) < 2 {
		return ""
	}
	differ := func(numbers []int) bool {
		return slices.ContainsFunc(numbers, func(n int) bool { return n != numbers[0] })
	}
	if differ(q.printed) || !differ(q.right) {
		return ""
	}
	said := fmt.Sprintf(saysSameForAll, q.printed[0])
	if q.printed[0] == 1 {
		said += " " + saysFullAtOnce
	}
	return said
}

// answersMoved: the right answers are all there, in another order.
func answersMoved(q *queries) string {
	if !q.answered() || !slices.Equal(slices.Sorted(slices.Values(q.printed)), slices.Sorted(slices.Values(q.right))) {
		return ""
	}
	return saysAnswersMoved
}

func whatNumbersAre(q *queries) string {
	if !q.answered() {
		return ""
	}
	subject := eachAnswer
	if len(q.printed) == 1 {
		subject = theAnswer
	}
	return sentence(subject, whatIs(q.each(), q.kind, q.MayShow))
}

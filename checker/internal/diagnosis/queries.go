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

// queryFormRules are about what stands beside the numbers.
var queryFormRules = []rule[*queries]{promptBeforeAnswer, wordsAround, queriesRepeated, linesBetween}

func promptBeforeAnswer(q *queries) string {
	if _, prompt := q.withoutPrompt(); prompt != "" {
		return fmt.Sprintf(saysPrompt, quote(prompt, 1))
	}
	return ""
}

// wordsAround: each line has the right number, but not alone.
func wordsAround(q *queries) string {
	if len(q.others) == 0 || len(q.Got) != len(q.right) {
		return ""
	}
	for i, text := range q.Got {
		if !slices.Contains(digitRuns(text), strconv.Itoa(q.right[i])) {
			return ""
		}
	}
	n := q.others[0]
	return fmt.Sprintf(saysNumberNotAlone, n.line, quote(n.text, 1))
}

// queriesRepeated: each query is printed before its answer.
func queriesRepeated(q *queries) string {
	if len(q.printed) != 2*len(q.right) || len(q.right) == 0 {
		return ""
	}
	for i, right := range q.right {
		if q.printed[2*i] != q.asked[i] || q.printed[2*i+1] != right {
			return ""
		}
	}
	line := q.lines[0]
	q.printed, q.lines = q.right, q.lines[:len(q.right)]
	return fmt.Sprintf(saysInputRepeated, line, strconv.Itoa(q.asked[0])) + " " + saysRestRight
}

func linesBetween(q *queries) string {
	if len(q.others) == 0 {
		return ""
	}
	said := sayStrays(q.others)
	if slices.Equal(q.printed, q.right) {
		said += " " + saysRestRight
	} else if len(q.printed) == 0 && len(q.right) > 0 {
		return "" // words where numbers belong
	}
	return said
}

// queryRules are about the numbers, from the most useful to the least.
var queryRules = []rule[*queries]{carriedOver, zeroAnswered, answersAfterZero, onlyFirstQuery, onlyLastQuery, zerosLeftOut, onlySum, queriesLeft,
	wholeTable, tooManyAnswers, oneQueenForgotten, allZero, whatNumbersAre, answerBefore, sameDiffers, leftOver, byParity, smallerWrong, upToSize, onlyOneSize, wrongCount}

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

// answerBefore: each line answers the query before.
func answerBefore(q *queries) string {
	if !q.answered() || len(q.right) < 3 || !slices.Equal(q.printed[1:], q.right[:len(q.right)-1]) {
		return ""
	}
	return saysOneLate
}

// sameDiffers: the same query, another answer.
func sameDiffers(q *queries) string {
	if !q.answered() {
		return ""
	}
	seen := map[int]int{}
	for i, n := range q.asked {
		before, ok := seen[n]
		if ok && q.printed[before] != q.printed[i] {
			return fmt.Sprintf(saysSameDiffers, n, q.lines[before], q.printed[before], q.lines[i], q.printed[i])
		}
		if !ok {
			seen[n] = i
		}
	}
	return ""
}

// leftOver: right once, then nothing is found any more.
func leftOver(q *queries) string {
	if !q.answered() || len(q.right) < 2 || q.printed[0] != q.right[0] || q.right[0] == 0 {
		return ""
	}
	for _, printed := range q.printed[1:] {
		if printed != 0 {
			return ""
		}
	}
	if q.asked[0] == 1 { // which is right however wrong the search is
		return saysOnlyOne
	}
	return saysLeftOver
}

// smallerWrong: the search that is right for a large board is wrong for a
// smaller one later on.
func smallerWrong(q *queries) string {
	if !q.answered() || q.printed[0] != q.right[0] {
		return ""
	}
	smaller := false
	for i, printed := range q.printed {
		wrong := printed != q.right[i]
		if smaller && !wrong && q.right[i] > 0 {
			return "" // right again
		}
		smaller = smaller || wrong && q.asked[i] < q.asked[0]
	}
	if !smaller {
		return ""
	}
	return saysSmallerWrong
}

// bySize are the queries with each n once, smallest first.
func (q *queries) bySize() []query {
	all := q.each()
	slices.SortStableFunc(all, func(a, b query) int { return a.n - b.n })
	return slices.CompactFunc(all, func(a, b query) bool { return a.n == b.n })
}

func byParity(q *queries) string {
	if !q.answered() {
		return ""
	}
	var right, wrong [2]int
	for _, one := range q.bySize() {
		switch {
		case one.right == 0: // right by chance
		case one.printed == one.right:
			right[one.n%2]++
		default:
			wrong[one.n%2]++
		}
	}
	switch {
	case right[0] > 0 && wrong[0] == 0 && wrong[1] > 1:
		return saysOddWrong
	case right[1] > 0 && wrong[1] == 0 && wrong[0] > 1:
		return saysEvenWrong
	}
	return ""
}

// upToSize: right up to some n, wrong from another on.
func upToSize(q *queries) string {
	if !q.answered() {
		return ""
	}
	all := q.bySize()
	wrong := slices.IndexFunc(all, func(one query) bool { return one.printed != one.right })
	if wrong < 2 || len(all)-wrong < 2 || slices.ContainsFunc(all[wrong:], func(one query) bool { return one.printed == one.right }) {
		return ""
	}
	return fmt.Sprintf(saysUpToSize, all[wrong-1].n, all[wrong].n)
}

func onlyOneSize(q *queries) string {
	if !q.answered() {
		return ""
	}
	var wrong []query
	all := q.bySize()
	for _, one := range all {
		if one.printed != one.right {
			wrong = append(wrong, one)
		}
	}
	if len(wrong) != 1 || len(all) < 3 {
		return ""
	}
	return fmt.Sprintf(saysOnlyOneSize, wrong[0].n, wrong[0].printed)
}

func wrongCount(q *queries) string {
	if len(q.printed) > len(q.right) {
		return ""
	}
	for i, printed := range q.printed {
		if printed == q.right[i] {
			continue
		}
		said := fmt.Sprintf(saysWrongAnswer, q.lines[i], q.asked[i], printed)
		if q.MayShow {
			said += fmt.Sprintf(saysExpected, q.right[i])
		}
		return said + "."
	}
	return ""
}

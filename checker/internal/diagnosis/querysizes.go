package diagnosis

import (
	"fmt"
	"slices"
)

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

// onlyOne: one queen stands, and no more ever do.
func onlyOne(q *queries) string {
	if !q.answered() || !slices.Contains(q.asked, 1) {
		return ""
	}
	for _, one := range q.each() {
		if one.n == 1 && one.printed != 1 || one.n > 1 && one.printed != 0 {
			return ""
		}
	}
	if q.asked[0] == 1 { // which is right however wrong the search is
		return saysOnlyOne
	}
	return saysOnlyOneLarger
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
		case one.right == 0, one.n == 1 && one.printed == 1: // right by chance
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
	if wrong < 2 || len(all)-wrong < 2 || slices.ContainsFunc(all[wrong:], func(one query) bool { return one.printed >= one.right }) {
		return ""
	}
	if all[wrong-1].n < 4 {
		return "" // right by chance
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
	said := fmt.Sprintf(saysOnlyOneSize, wrong[0].n, wrong[0].printed)
	switch {
	case wrong[0] != all[len(all)-1], wrong[0].printed != 0 && len(all) > 4: // a mistake of the search shows in more
		return said
	case wrong[0].printed == 0:
		return said + " " + saysTableShort
	}
	return said + q.direction()
}

// direction says more if all wrong answers are too large, or all too small.
func (q *queries) direction() string {
	if !q.answered() || !q.MayShow {
		return ""
	}
	more, fewer := false, false
	for i, printed := range q.printed {
		if printed < 0 {
			return "" // no count
		}
		more = more || printed > q.right[i]
		fewer = fewer || printed < q.right[i]
	}
	switch classes := q.kind == upToSymmetry; {
	case more && fewer:
		return ""
	case more && classes:
		return " " + saysMoreClasses
	case more:
		return " " + saysMore
	case classes:
		return " " + saysFewerClasses
	}
	return " " + saysFewer
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
		if len(q.printed) < len(q.right) {
			return said + ". " + fmt.Sprintf(saysTooFew, many(len(q.printed), "number"), len(q.right))
		}
		return said + "." + q.direction()
	}
	return ""
}

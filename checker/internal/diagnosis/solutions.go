package diagnosis

import (
	"fmt"
	"slices"
	"strings"

	"nqueens/checker/internal/course"
)

// listRules are about the solutions themselves, from the most useful to the
// least. Each may rely on those before it having seen nothing: from attacked on,
// all that is printed are solutions.
var listRules = []rule[*list]{nothingFound, nothingPrinted, rowLength, boardSize, boardsShifted, queensInRow, outsideBoard, sameAgain, changedLater, attacked,
	moreThanThree, transformed, printedTwice, tooStrict, onlyFirstOnes, onlyLastOnes, rowOneMissing, missing, countMissing, countWrong}

// nothingFound: the count alone, and it is 0.
func nothingFound(l *list) string {
	if l.Exercise.Output != course.PermutationsCount || len(l.solutions) > 0 || len(l.numbers) != 1 || len(l.strays) > 0 {
		return ""
	}
	if l.numbers[0].value == 0 {
		return saysNothingFound
	}
	if l.numbers[0].value == 1 {
		return saysOnlyCount + " " + saysNoRows
	}
	if said := sentence(it, whatIs([]query{{n: l.n, right: l.total, printed: l.numbers[0].value}}, allSolutions, false)); said != "" {
		return saysOnlyCount + " " + said
	}
	return saysOnlyCount
}

func nothingPrinted(l *list) string {
	if len(l.Got) > 0 || l.asked == 0 {
		return ""
	}
	return saysNothing + " " + saysNeverFull + " " + saysFlush
}

// rowLength: a line with too few or too many numbers.
func rowLength(l *list) string {
	if l.Exercise.Output == course.Boards {
		return ""
	}
	for _, s := range l.solutions {
		if len(s.columns) == l.n {
			continue
		}
		if withoutSpace(line(l.Got, s.line)) == withoutSpace(line(l.Want, s.line)) {
			return fmt.Sprintf(saysSpacesOnly, s.line)
		}
		if len(s.columns) == 2*l.n && s.columns[0] == 1 && s.columns[2] == 2 {
			return fmt.Sprintf(saysRowPrinted, s.line)
		}
		return l.withSize(fmt.Sprintf(saysRowLength, s.line, many(len(s.columns), "number"), l.n), func(s solution) int { return len(s.columns) })
	}
	return ""
}

// withSize adds a question if all that is printed are solutions of one other size,
// which an index that is off by one does not lead to.
func (l *list) withSize(said string, size func(solution) int) string {
	other := size(l.solutions[0])
	for _, s := range l.solutions {
		if size(s) != other {
			return said
		}
	}
	if len(l.Test.Input) == 0 || len(l.solutions) < 2 || other >= l.n-1 && other <= l.n+1 {
		return said
	}
	return said + " " + saysOtherSize
}

// sameAgain: one slice stored again and again, and printed at the end.
func sameAgain(l *list) string {
	if len(l.solutions) < 2 {
		return ""
	}
	for _, s := range l.solutions[1:] {
		if !slices.Equal(s.columns, l.solutions[0].columns) {
			return ""
		}
	}
	return fmt.Sprintf(saysSameAgain, len(l.solutions))
}

// changedLater: slices that share an array, each stored when it was right. The
// queens of the first rows are those of the right solutions, which come in order.
func changedLater(l *list) string {
	if l.asked < firstFew || len(l.solutions) != l.asked {
		return ""
	}
	wrong, first, right, shared := 0, 0, 0, l.n // right are the first rows of the first that is wrong
	for i, s := range l.solutions {
		alike := 0
		for alike < l.n && s.columns[alike] == l.right[i][alike] {
			alike++
		}
		if alike == l.n {
			continue
		}
		if wrong++; wrong == 1 {
			first, right = i, alike
		}
		shared = min(shared, alike)
	}
	if wrong == 0 || wrong == l.asked || 2*shared < l.n {
		return ""
	}
	return fmt.Sprintf(saysChangedLater, l.place(first), many(right, "row"))
}

func moreThanThree(l *list) string {
	if l.Exercise.Output != course.PermutationsCount || len(l.solutions) <= l.asked || !l.equal(l.solutions[:l.asked], l.right[:l.asked]) {
		return ""
	}
	said := fmt.Sprintf(saysMoreThanThree, len(l.solutions))
	if len(l.numbers) == 1 {
		if cut := cutShort(saysCountCutShort, []int{l.total}, []int{l.numbers[0].value}); cut != "" {
			said += " " + cut
		}
	}
	return said
}

// transformations are ways to print right solutions in another order.
var transformations = []struct {
	of  func([]int) []int
	how string
}{
	{mirror, howMirrored},
	{transpose, howTransposed},
	{flip, howFlipped},
	{func(columns []int) []int { return mirror(flip(columns)) }, howTurned},
}

// transformed: every solution is turned or mirrored, so the order is another.
func transformed(l *list) string {
	if len(l.solutions) == 0 || len(l.solutions) != l.asked || l.isRight() {
		return ""
	}
	var how []string
	for _, t := range transformations {
		if l.are(t.of) {
			how = append(how, t.how)
		}
	}
	if len(how) == 0 {
		return ""
	}
	return fmt.Sprintf(saysTransformed, either(how))
}

func (l *list) are(changed func([]int) []int) bool {
	for i, s := range l.solutions {
		if !slices.Equal(s.columns, changed(l.right[i])) {
			return false
		}
	}
	return true
}

func printedTwice(l *list) string {
	seen := map[string]int{}
	for i, s := range l.solutions {
		k := key(s.columns)
		if before, ok := seen[k]; ok {
			return fmt.Sprintf(saysTwice, l.name(s.columns), l.place(before), l.place(i))
		}
		seen[k] = i
	}
	return ""
}

// tooStrict: what is printed is what a search finds that keeps more cells from
// being used than queens attack.
func tooStrict(l *list) string {
	if len(l.solutions) == 0 || l.isRight() && len(l.counts()) == 0 || !l.isOf(wrongSearch{hits: withoutSign}) {
		return ""
	}
	printed := l.printedKeys()
	for _, columns := range l.right {
		if printed[key(columns)] == 0 {
			return fmt.Sprintf(saysTooStrict, l.name(columns)) + " " + fmt.Sprintf(saysWholeOutput, faultWithoutSign)
		}
	}
	return fmt.Sprintf(saysWholeOutput, faultWithoutSign)
}

// onlyFirstOnes: the list is right but ends too early.
func onlyFirstOnes(l *list) string {
	printed := len(l.solutions)
	if printed == 0 || printed >= l.asked || !l.equal(l.solutions, l.right[:printed]) {
		return ""
	}
	next := l.right[printed][0]
	switch {
	case l.Exercise.Output == course.PermutationsCount:
		said := fmt.Sprintf(saysFewerThanThree, many(printed, "solution"))
		if next != l.right[printed-1][0] && countsAre(l.numbers, []int{printed}) {
			said += " " + fmt.Sprintf(saysNoneFromColumn, next)
		}
		return said
	case printed == 1:
		return saysOnlyFirst
	case next != l.right[printed-1][0]:
		return fmt.Sprintf(saysEndsAtColumn, printed) + " " + fmt.Sprintf(saysNoneFromColumn, next)
	case printed == l.asked-1:
		return fmt.Sprintf(saysLastMissing, l.name(l.right[printed])) + l.drawnIfBoards(l.right[printed])
	}
	return fmt.Sprintf(saysEndsEarly, printed, l.name(l.right[printed])) + l.drawnIfBoards(l.right[printed])
}

func (l *list) drawnIfBoards(columns []int) string {
	if l.Exercise.Output == course.Boards {
		return drawn(columns)
	}
	return ""
}

// onlyLastOnes: the last solutions where the first are asked for. They are the
// mirror images of those.
func onlyLastOnes(l *list) string {
	if len(l.solutions) == 0 || len(l.solutions) != l.asked || l.asked == l.total {
		return ""
	}
	for i, s := range l.solutions {
		if !slices.Equal(s.columns, mirror(l.right[l.asked-1-i])) {
			return ""
		}
	}
	return saysLastOnes
}

// rowOneMissing: all solutions are missing that begin with some column.
func rowOneMissing(l *list) string {
	if l.asked != l.total || len(l.solutions) >= l.total {
		return ""
	}
	printed := l.printedKeys()
	column := 0
	for _, columns := range l.right {
		if printed[key(columns)] > 0 {
			continue
		}
		if column != 0 && columns[0] != column {
			return ""
		}
		column = columns[0]
	}
	begin := 0
	for _, columns := range l.right {
		if columns[0] == column {
			begin++
		}
	}
	if begin < 2 || len(l.solutions) != l.total-begin {
		return ""
	}
	return fmt.Sprintf(saysColumnMissing, column)
}

// missing: the first solution of the right ones that does not come in its place.
func missing(l *list) string {
	i := 0
	for i < len(l.solutions) && i < l.asked && slices.Equal(l.solutions[i].columns, l.right[i]) {
		i++
	}
	if i == len(l.solutions) || i == l.asked {
		return ""
	}
	here, due := l.solutions[i].columns, l.right[i]
	if slices.Compare(here, due) < 0 {
		return fmt.Sprintf(saysTooLate, l.name(here), l.place(i))
	}
	printed := l.printedKeys()
	if printed[key(due)] > 0 {
		return fmt.Sprintf(saysTooEarly, l.name(here), l.place(i), spelled(due)) + l.drawnIfBoards(due)
	}
	return fmt.Sprintf(saysMissing, l.name(due), l.place(i)) + l.andMore(printed) + l.drawnIfBoards(due)
}

// andMore says how many solutions are missing if there are several.
func (l *list) andMore(printed map[string]int) string {
	missing := 0
	for _, columns := range l.right[:l.asked] {
		if printed[key(columns)] == 0 {
			missing++
		}
	}
	if missing < 2 {
		return ""
	}
	return " " + fmt.Sprintf(saysMissingInAll, missing)
}

func countMissing(l *list) string {
	if len(l.counts()) == 0 || len(l.numbers) > 0 || len(l.solutions) == 0 {
		return ""
	}
	return saysCountMissing
}

func countWrong(l *list) string {
	if len(l.counts()) == 0 || len(l.numbers) != 1 || l.numbers[0].value == l.total {
		return ""
	}
	printed := l.numbers[0].value
	if printed == len(l.solutions) {
		return fmt.Sprintf(saysCountStops, printed)
	}
	if printed == 0 {
		return saysCountZero
	}
	said := fmt.Sprintf(saysCountWrong, printed)
	if l.MayShow && printed == l.total-len(l.solutions) {
		return said + " " + saysCountWithout
	}
	if cut := cutShort(saysCutShort, []int{l.total}, []int{printed}); cut != "" {
		return said + " " + cut
	}
	what := whatIs([]query{{n: l.n, right: l.total, printed: printed}}, allSolutions, l.MayShow)
	if len(what) > 1 { // a search with a mistake would find other solutions
		what = slices.DeleteFunc(what, func(one string) bool { return strings.HasPrefix(one, whatFinds) })
	}
	if len(what) > 0 {
		said += " " + sentence(it, what)
	}
	return said
}

package diagnosis

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"nqueens/checker/internal/course"
)

// plainRules compare an output with the answer as text, from the most useful to
// the least. The last always speaks.
var plainRules = []rule[Case]{printsNothing, printsSomething, fullWidth, letterCase, lineExtra, rightAtEnd, half, otherForm, numberNotAlone, noNumber, otherOrder, lineMissing,
	severalNumbers, spacesOnly, moreInLine, firstWrongLine}

func printsNothing(c Case) string {
	if len(c.Got) > 0 {
		return ""
	}
	switch c.Exercise.Output {
	case course.Number:
		return saysNothing + " " + saysInAnyCase + " " + saysFlush
	case course.Counts:
		return saysNothing + " " + saysNoQuery + " " + saysFlush
	}
	return saysNothing + " " + saysFlush
}

func printsSomething(c Case) string {
	if len(c.Want) > 0 {
		return ""
	}
	return fmt.Sprintf(saysNothingExpected, many(len(c.Got), "line"))
}

func fullWidth(c Case) string {
	want, got := runeAt(c.want(), c.Column), runeAt(c.got(), c.Column)
	// The full-width forms of ASCII stand in the same order, 0xFEE0 further on.
	if got < '！' || got > '～' || got-0xFEE0 != want {
		return ""
	}
	what := theCharacter
	if want == ':' {
		what = theColon
	}
	return fmt.Sprintf(saysFullWidth, c.Line, c.Column, what, string(got), string(want))
}

// runeAt is the character in a column, from 1; 0 past the end.
func runeAt(text string, column int) rune {
	for _, r := range text {
		if column--; column == 0 {
			return r
		}
	}
	return 0
}

func letterCase(c Case) string {
	if c.got() == "" || !strings.EqualFold(c.want(), c.got()) {
		return ""
	}
	return fmt.Sprintf(saysLetterCase, c.Line)
}

// half of the one number that is right.
func half(c Case) string {
	if len(c.Want) != 1 || len(c.Got) != 1 {
		return ""
	}
	want, got := readNumber(1, c.Want[0]), readNumber(1, c.Got[0])
	if !want.bare || !got.bare || got.value == 0 || want.value%2 != 0 || want.value/2 != got.value {
		return ""
	}
	return sentence(theNumber, []string{whatHalfPlain})
}

// numberNotAlone: the right number among words.
func numberNotAlone(c Case) string {
	want, got := readNumber(c.Line, c.want()), digitRuns(c.got())
	if !want.bare || !slices.Contains(got, c.want()) || !hasLetter(c.got()) {
		return ""
	}
	return fmt.Sprintf(saysNumberNotAlone, c.Line, quote(c.got(), c.Column))
}

// noNumber: words without any number where one belongs.
func noNumber(c Case) string {
	if !readNumber(c.Line, c.want()).bare || c.got() == "" || len(digitRuns(c.got())) > 0 {
		return ""
	}
	return fmt.Sprintf(saysNoNumber, c.Line, quote(c.got(), 1))
}

// severalNumbers where one is asked for.
func severalNumbers(c Case) string {
	if c.Exercise.Output != course.Number || len(c.Got) < 2 {
		return ""
	}
	for i, text := range readable(c.Got) {
		if !readNumber(i+1, text).bare {
			return ""
		}
	}
	said := fmt.Sprintf(saysSeveralNumbers, len(c.Got))
	if slices.Equal(c.Got[len(c.Got)-1:], c.Want) {
		said += " " + saysLastIsRight
	}
	return said
}

func otherOrder(c Case) string {
	if len(c.Want) != len(c.looked()) {
		return ""
	}
	want, got := slices.Sorted(slices.Values(c.Want)), slices.Sorted(slices.Values(c.looked()))
	if !slices.Equal(want, got) {
		return ""
	}
	return fmt.Sprintf(saysOtherOrder, c.Line)
}

func lineExtra(c Case) string {
	if c.gotEnds() || !c.equalBut(c.Got, c.Want) {
		return ""
	}
	return fmt.Sprintf(saysStray, c.Line, quote(c.got(), 1)) + " " + saysRestRight
}

// rightAtEnd: the whole answer comes last, below lines of another kind.
func rightAtEnd(c Case) string {
	above := len(c.Got) - len(c.Want)
	if above < 1 || len(c.Want) == 0 || c.Exercise.Output == course.Number && readNumber(1, c.Got[0]).bare || !slices.Equal(c.Got[above:], c.Want) {
		return ""
	}
	return fmt.Sprintf(saysStrays, above, 1, quote(c.Got[0], 1)) + " " + saysRestRight
}

// otherForm: the right number, but not written as the statement has it.
func otherForm(c Case) string {
	if !inAnotherForm(c.got(), c.want()) {
		return ""
	}
	return fmt.Sprintf(saysOtherForm, c.Line, quote(c.got(), 1))
}

// inAnotherForm reports whether a text is a whole number written otherwise: 4.0, 004, +4.
func inAnotherForm(text, number string) bool {
	want, err := strconv.Atoi(number)
	if err != nil || text == number {
		return false
	}
	got, err := strconv.ParseFloat(text, 64)
	return err == nil && got == float64(want)
}

func lineMissing(c Case) string {
	if c.wantEnds() || c.Test.Head || !c.equalBut(c.Want, c.Got) {
		return ""
	}
	if c.gotEnds() {
		return saysLastLineMissing
	}
	return fmt.Sprintf(saysLineMissing, c.Line)
}

// equalBut reports whether long without its first line that differs is short;
// for a head test, whether it begins with short.
func (c Case) equalBut(long, short []string) bool {
	if !c.Test.Head && len(long) != len(short)+1 {
		return false
	}
	rest := slices.Concat(long[:c.Line-1], long[c.Line:])
	if c.Test.Head && len(rest) > len(short) {
		rest = rest[:len(short)]
	}
	return slices.Equal(rest, short)
}

func spacesOnly(c Case) string {
	if c.got() == "" || withoutSpace(c.want()) != withoutSpace(c.got()) {
		return ""
	}
	return fmt.Sprintf(saysSpacesOnly, c.Line)
}

// moreInLine: the right line, and more before or behind it.
func moreInLine(c Case) string {
	want := c.want()
	if want == "" || c.got() == want {
		return ""
	}
	if rest, ok := strings.CutPrefix(c.got(), want); ok && !isDigit(rest[0]) {
		return fmt.Sprintf(saysGoesOn, c.Line, quote(rest, 1))
	}
	if begin, ok := strings.CutSuffix(c.got(), want); ok && !endsInDigit(begin) {
		return fmt.Sprintf(saysBegins, c.Line, quote(begin, 1))
	}
	return ""
}

func firstWrongLine(c Case) string {
	total := ""
	if len(c.Got) != len(c.Want) && !c.Test.Head {
		total = " " + fmt.Sprintf(saysLines, many(len(c.Got), "line"), len(c.Want))
	}
	switch {
	case c.gotEnds():
		return saysMoreShouldFollow + total
	case c.wantEnds():
		return fmt.Sprintf(saysShouldEnd, c.Line-1) + total
	}
	said := fmt.Sprintf(saysFirstWrong, c.Line, quote(c.got(), c.Column))
	if c.MayShow {
		said += fmt.Sprintf(saysExpected, quote(c.want(), c.Column))
	}
	return said + "." + total
}

// tokens is a line as the exercise compares it.
func (c Case) tokens(text string) string {
	if c.Exercise.Cells {
		return withoutSpace(text)
	}
	return strings.Join(append(strings.Fields(text), ""), " ")
}

// boardsAsked reports whether the exercise wants boards.
func (c Case) boardsAsked() bool { return c.Exercise.Output == course.Boards }

package diagnosis

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"nqueens/checker/internal/course"
)

// formRules are about how a list is written down. What they name they may also
// put right, so that the rules about its queens see the rest.
var formRules = []rule[*list]{neverShrinks, otherKind, otherCells, codesOfCharacters, codesInRows, promptPrinted, countNotAlone, inputRepeated, countFirst, countNotAsked,
	numberedBoards, countAgainAndAgain, labelsApart, straysPrinted, solutionsBeside, otherSymbols, labelled, numberedRows, shiftedArray, columnsFromZero, marked, spacedBoards, joinedBoards}

// otherKind: rows of numbers where boards are asked for, or boards for rows.
func otherKind(l *list) string {
	if len(l.solutions) > 0 || l.asked == 0 {
		return ""
	}
	if l.Exercise.Output != course.Boards {
		if len(readBoards(l.Got, l.n, stated).solutions) > 0 {
			return saysBoardsForRows
		}
		return ""
	}
	for _, s := range readRows(l.Got, l.n, false).solutions {
		if len(s.columns) == l.n && slices.Max(s.columns) <= l.n {
			return saysRowsForBoards
		}
	}
	return ""
}

// otherCells: among rows of boards some have characters that no cell has. Nothing
// else can be read of such boards.
func otherCells(l *list) string {
	if l.Exercise.Output != course.Boards || len(l.solutions) == 0 {
		return ""
	}
	for _, s := range l.strays {
		if text := withoutSpace(s.text); utf8.RuneCountInString(text) == l.n && l.n > 1 && strings.ContainsRune(text, l.used.queen) && !hasLetter(strings.ReplaceAll(text, string(l.used.queen), "")) {
			l.solutions, l.strays, l.numbers = nil, nil, nil
			return fmt.Sprintf(saysOtherCells, s.line, quote(s.text, 1))
		}
	}
	return ""
}

// codesOfCharacters: a row of bytes was printed as numbers.
func codesOfCharacters(l *list) string {
	if l.Exercise.Output != course.Boards || len(l.solutions) > 0 {
		return ""
	}
	for _, s := range readRows(l.Got, l.n, false).solutions {
		if !slices.ContainsFunc(s.columns, func(n int) bool { return n != 'Q' && n != '.' && n != ' ' }) {
			return fmt.Sprintf(saysCodes, s.line)
		}
	}
	return ""
}

// codesInRows: a character in single quotes is a number, and printed as such.
func codesInRows(l *list) string {
	codes := strings.NewReplacer("81", "Q", "46", ".")
	meant := make([]string, len(l.Got))
	for i, text := range l.Got {
		meant[i] = codes.Replace(text)
	}
	if l.Exercise.Output != course.Boards || len(l.Want) == 0 || !slices.Equal(meant, l.Want) {
		return ""
	}
	l.listing = l.answer
	return fmt.Sprintf(saysCodeInRow, l.Line, quote(l.got(), 1))
}

// neverShrinks: the queens of a solution are all those of the one before and more.
// Nothing else can be read of such an output.
func neverShrinks(l *list) string {
	printed := make([]string, len(l.solutions))
	for i, s := range l.solutions {
		printed[i] = spelled(s.columns)
	}
	if l.Exercise.Output == course.Boards {
		printed = strings.Split(strings.Join(readable(l.Got), "\n"), "\n\n")
	}
	if len(printed) < 2 || len(l.solutions) == 0 {
		return ""
	}
	for i, after := range printed[1:] {
		if len(after) <= len(printed[i]) || !strings.HasPrefix(after, printed[i]) {
			return ""
		}
	}
	l.solutions, l.numbers = nil, nil
	return saysNeverShrinks
}

func promptPrinted(l *list) string {
	if l.prompt == "" {
		return ""
	}
	return fmt.Sprintf(saysPrompt, quote(l.prompt, 1))
}

// countNotAlone: the count stands among other words, or is written in another form.
func countNotAlone(l *list) string {
	if l.Exercise.Output != course.PermutationsCount || len(l.numbers) > 0 {
		return ""
	}
	if last := len(l.solutions) - 1; last == l.asked && len(l.solutions[last].columns) != l.n && slices.Contains(l.solutions[last].columns, l.total) {
		at := l.solutions[last].line
		l.solutions, l.numbers = l.solutions[:last], []number{{line: at, value: l.total}}
		return fmt.Sprintf(saysNumberNotAlone, at, quote(line(l.Got, at), 1))
	}
	for i, s := range l.strays {
		if inAnotherForm(s.text, strconv.Itoa(l.total)) {
			l.numbers = []number{{line: s.line, value: l.total}}
			l.strays = slices.Delete(l.strays, i, i+1)
			return fmt.Sprintf(saysOtherForm, s.line, quote(s.text, 1))
		}
		if s.numeric && s.value == l.total {
			l.numbers = []number{s}
			l.strays = slices.Delete(l.strays, i, i+1)
			return fmt.Sprintf(saysNumberNotAlone, s.line, quote(s.text, 1))
		}
	}
	if last := len(l.strays) - 1; last >= 0 && len(l.solutions) > 0 && l.strays[last].line == len(l.Got) && l.strays[last].numeric {
		l.numbers, l.strays = l.strays[last:], l.strays[:last] // a wrong count among words
		return fmt.Sprintf(saysNumberNotAlone, len(l.Got), quote(l.numbers[0].text, 1))
	}
	return ""
}

// inputRepeated: the first line is the input.
func inputRepeated(l *list) string {
	if len(l.Test.Input) == 0 || len(l.numbers) == 0 || len(l.solutions) == 0 {
		return ""
	}
	n := l.numbers[0]
	extra := len(l.numbers) > len(l.counts())
	if n.value != l.n || n.value == len(l.solutions) || n.line > l.solutions[0].line || !extra {
		return ""
	}
	l.numbers = l.numbers[1:]
	return fmt.Sprintf(saysInputRepeated, n.line, n.text)
}

func countFirst(l *list) string {
	if l.Exercise.Output != course.PermutationsCount || len(l.numbers) != 1 || len(l.solutions) == 0 ||
		l.numbers[0].line > l.solutions[0].line {
		return ""
	}
	return fmt.Sprintf(saysCountFirst, l.numbers[0].line)
}

func countNotAsked(l *list) string {
	if l.Exercise.Output == course.PermutationsCount || len(l.numbers) != 1 || l.numbers[0].value != len(l.solutions) {
		return ""
	}
	n := l.numbers[0]
	l.numbers = nil
	return fmt.Sprintf(saysCountNotAsked, n.line, n.text)
}

// numberedBoards: a number stands with each board.
func numberedBoards(l *list) string {
	with := l.numbers
	if len(with) == 0 {
		with = l.strays
	}
	if l.Exercise.Output != course.Boards || len(with) < 2 || len(with) != len(l.solutions) {
		return ""
	}
	l.strays, l.numbers = nil, nil
	said := fmt.Sprintf(saysNumberedBoards, with[0].line, quote(with[0].text, 1))
	if with[0].line > l.n && !slices.Contains(l.Got, "") {
		said += " " + saysBlankInPlace
	}
	return said
}

// countAgainAndAgain: more numbers than the one at the end.
func countAgainAndAgain(l *list) string {
	if l.Exercise.Output != course.PermutationsCount || len(l.numbers) < 2 || len(l.solutions) == 0 {
		return ""
	}
	right := func(n number) bool { return n.value == l.total }
	others := slices.DeleteFunc(slices.Clone(l.numbers), right)
	said := fmt.Sprintf(saysCountAgain, len(l.numbers))
	if len(others) == 1 {
		said = sayStrays(others)
		l.numbers = slices.DeleteFunc(l.numbers, func(n number) bool { return !right(n) })
	}
	l.numbers = l.numbers[len(l.numbers)-1:]
	return said
}

// straysPrinted: lines that are no part of a list, such as debug lines.
func straysPrinted(l *list) string {
	strays := l.strays
	if l.Exercise.Output != course.PermutationsCount {
		strays = append(slices.Clone(strays), l.numbers...)
	}
	if len(strays) == 0 || len(l.solutions) == 0 && l.asked > 0 {
		return ""
	}
	if len(l.solutions) == 0 {
		return fmt.Sprintf(saysNoSolutions, l.n) + " " + sayStrays(strays)
	}
	return sayStrays(strays)
}

func sayStrays(strays []number) string {
	at := strays[0]
	if len(strays) == 1 {
		return fmt.Sprintf(saysStray, at.line, quote(at.text, 1))
	}
	return fmt.Sprintf(saysStrays, len(strays), at.line, quote(at.text, 1))
}

// otherSymbols: boards are drawn with other characters.
func otherSymbols(l *list) string {
	if l.used == stated && l.spaces == noSpaces || len(l.solutions) == 0 {
		return ""
	}
	if l.spaces == someEmpty {
		return saysSomeEmpty
	}
	empty := string(l.used.empty)
	if l.spaces == allEmpty {
		empty = aSpace
	}
	switch {
	case empty == ".":
		return fmt.Sprintf(saysOtherQueen, string(l.used.queen))
	case l.used.queen == 'Q':
		return fmt.Sprintf(saysOtherEmpty, empty)
	}
	return fmt.Sprintf(saysOtherSymbols, string(l.used.queen), empty)
}

// shiftedArray: filled from index 1, printed from index 0.
func shiftedArray(l *list) string {
	if len(l.solutions) == 0 || len(l.solutions) > len(l.right) || l.Exercise.Output == course.Boards {
		return ""
	}
	for i, s := range l.solutions {
		if len(s.columns) != l.n || s.columns[0] != 0 || !slices.Equal(s.columns[1:], l.right[i][:l.n-1]) {
			return ""
		}
	}
	for i := range l.solutions {
		l.solutions[i].columns = l.right[i]
	}
	return saysShiftedArray
}

// columnsFromZero: the columns are numbered from 0, or from 2.
func columnsFromZero(l *list) string {
	if l.Exercise.Output == course.Boards {
		return ""
	}
	switch {
	case l.columnsAre(0, l.n-1):
		l.shift(1)
		return saysFromZero
	case l.columnsAre(2, l.n+1) && slices.ContainsFunc(l.solutions, func(s solution) bool { return slices.Max(s.columns) > l.n }):
		l.shift(-1)
		return saysFromTwo
	}
	return ""
}

// columnsAre reports whether all columns are in a range and each solution has the
// lowest, as each does whose queens stand in different columns.
func (l *list) columnsAre(lowest, highest int) bool {
	for _, s := range l.solutions {
		if len(s.columns) != l.n || slices.Min(s.columns) != lowest || slices.Max(s.columns) > highest || slices.Max(s.columns) == lowest {
			return false
		}
	}
	return len(l.solutions) > 0
}

func (l *list) shift(by int) {
	for _, s := range l.solutions {
		for i := range s.columns {
			s.columns[i] += by
		}
	}
}

// marked: other characters than spaces between the columns or around them.
func marked(l *list) string {
	for _, s := range l.solutions {
		switch {
		case s.marks == "":
			continue
		case l.Exercise.Output == course.Boards:
			if !strings.Contains(s.marks, "[") {
				return fmt.Sprintf(saysBoardMarks, s.line, quote(s.marks, 1))
			}
			return fmt.Sprintf(saysBoardBrackets, s.line)
		case s.marks == unspaced:
			return fmt.Sprintf(saysUnspaced, s.line)
		case strings.ContainsAny(s.marks, "[]{}"):
			return fmt.Sprintf(saysBrackets, s.line)
		case s.marks == ",":
			return fmt.Sprintf(saysCommas, s.line)
		}
		return fmt.Sprintf(saysMarks, s.line, quote(s.marks, 1))
	}
	return ""
}

func spacedBoards(l *list) string {
	for _, s := range l.solutions {
		if s.spaced {
			return cellsApart(s.line, line(l.Got, s.line))
		}
	}
	return ""
}

func joinedBoards(l *list) string {
	for i, s := range l.solutions {
		if s.joined && len(s.rows[0]) == l.n {
			return fmt.Sprintf(saysNoBlankLine, fmt.Sprintf(afterBoard, i), s.line)
		}
	}
	return ""
}

func hasLetter(text string) bool { return strings.ContainsFunc(text, unicode.IsLetter) }

func endsInDigit(text string) bool { return text != "" && isDigit(text[len(text)-1]) }

package diagnosis

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// queryFormRules are about what stands beside the numbers.
var queryFormRules = []rule[*queries]{promptBeforeAnswer, answerInAnotherForm, onOneLine, wordsAround, queriesRepeated, oneTooMany, linesBetween}

func promptBeforeAnswer(q *queries) string {
	if _, prompt := q.withoutPrompt(); prompt != "" {
		return fmt.Sprintf(saysPrompt, quote(prompt, 1))
	}
	return ""
}

// onOneLine: all answers, right or wrong, stand on one line.
func onOneLine(q *queries) string {
	if len(q.Got) != 1 || len(q.others) != 1 || len(q.right) < 2 || hasLetter(q.Got[0]) || len(digitRuns(q.Got[0])) != min(mostRuns, len(q.right)) {
		return ""
	}
	q.unread = true
	return fmt.Sprintf(saysOnOneLine, quote(q.Got[0], 1))
}

// answerInAnotherForm: every line is the right number, some of them written otherwise.
func answerInAnotherForm(q *queries) string {
	if len(q.others) == 0 || len(q.Got) != len(q.right) {
		return ""
	}
	for i, text := range q.Got {
		if right := strconv.Itoa(q.right[i]); text != right && !inAnotherForm(text, right) {
			return ""
		}
	}
	return otherForm(q.Case)
}

// wordsAround: each line has a number, but not alone. If it is the only one of its line
// beside n, it is what the other rules read.
func wordsAround(q *queries) string {
	if len(q.others) == 0 || len(q.Got) != len(q.right) {
		return ""
	}
	said := fmt.Sprintf(saysNumberNotAlone, q.others[0].line, quote(q.others[0].text, 1))
	var values, lines []int
	right := true
	for i, text := range q.Got {
		runs := digitRuns(text)
		right = right && slices.Contains(runs, strconv.Itoa(q.right[i]))
		if len(runs) == 2 && runs[0] == strconv.Itoa(q.asked[i]) {
			runs = runs[1:]
		}
		if value, err := strconv.Atoi(strings.Join(runs, "x")); err == nil {
			values, lines = append(values, value), append(lines, i+1)
		}
	}
	words := !slices.ContainsFunc(q.others, func(n number) bool { return !hasLetter(n.text) })
	switch {
	case right:
		return said
	case words && len(values) == len(q.right):
		q.printed, q.lines = values, lines
		return said
	}
	return ""
}

// queriesRepeated: each query is printed before its answer.
func queriesRepeated(q *queries) string {
	if len(q.printed) != 2*len(q.right) || len(q.right) == 0 || q.closed && len(q.right) == 1 {
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

// oneTooMany: a number more than there are queries, where the first ones are not all
// right. Either the rest is right without one of them, or it is the last, for the 0.
func oneTooMany(q *queries) string {
	if !q.closed || len(q.printed) != len(q.right)+1 || len(q.right) < 2 || q.begins() || len(q.others) > 0 {
		return ""
	}
	for i := range q.printed {
		if rest := slices.Delete(slices.Clone(q.printed), i, i+1); slices.Equal(rest, q.right) {
			q.unread = true
			return fmt.Sprintf(saysStray, q.lines[i], quote(strconv.Itoa(q.printed[i]), 1)) + " " + saysRestRight
		}
	}
	q.printed = q.printed[:len(q.right)]
	return saysZeroAnswered
}

func linesBetween(q *queries) string {
	if len(q.others) == 0 {
		return ""
	}
	if len(q.Got) == len(q.right) {
		q.unread = true
		at := q.others[0]
		return fmt.Sprintf(saysNoCount, at.line, q.asked[at.line-1], quote(at.text, 1))
	}
	said := sayStrays(q.others)
	if slices.Equal(q.printed, q.right) {
		said += " " + saysRestRight
	} else if len(q.printed) == 0 && len(q.right) > 0 {
		return "" // words where numbers belong
	}
	return said
}

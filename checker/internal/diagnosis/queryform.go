package diagnosis

import (
	"fmt"
	"slices"
	"strconv"
)

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

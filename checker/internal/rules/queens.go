package rules

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"nqueens/checker/internal/board"
)

// none is the word for a puzzle without a solution.
const none = "none"

// anySolution: the input is n; the output is one line with the columns of n
// queens that leave each other in peace, or the word none where there are none.
func anySolution(input, output []byte) (obeyed []byte, fault string) {
	n, err := strconv.Atoi(strings.TrimSpace(text(input)))
	if err != nil || n < 1 {
		return nil, saysUnreadable
	}
	words := strings.Fields(text(output))
	if len(words) == 0 {
		return nil, saysNothing
	}
	if fault := solutionFault(n, words, text(output)); fault != "" {
		return nil, fault
	}
	return []byte(strings.Join(words, " ") + "\n"), ""
}

// solutionFault is what is wrong with the words of an output.
func solutionFault(n int, words []string, printed string) string {
	solvable := n != 2 && n != 3
	switch saidNone := strings.EqualFold(words[0], none); {
	case saidNone && solvable:
		return fmt.Sprintf(saysThereIsOne, n)
	case saidNone && words[0] != none:
		return fmt.Sprintf(saysSmallNone, words[0])
	case saidNone && len(words) > 1:
		return saysNoneAsWell
	case saidNone:
		return ""
	}
	if before := textBefore(words); before != "" && len(words)-strings.Count(before, " ")-1 == n && solvable {
		return fmt.Sprintf(saysPrompt, short(before))
	}
	columns, fault := readColumns(n, words, printed)
	readable := fault == ""
	if readable {
		fault = attackFault(n, columns)
	}
	switch {
	case solvable:
		return fault
	case words[len(words)-1] == none:
		return saysNoneAsWell
	case !readable:
		fault = fmt.Sprintf(saysInstead, short(strings.Join(words, " ")))
	}
	return strings.TrimSpace(fmt.Sprintf(saysThereIsNone, n) + " " + fault)
}

// textBefore are the words before the first number, "" if there is no number.
func textBefore(words []string) string {
	first := slices.IndexFunc(words, func(word string) bool {
		_, err := strconv.Atoi(word)
		return err == nil
	})
	return strings.Join(words[:max(first, 0)], " ")
}

// readColumns reads n columns from 1 to n, or says why they cannot be read.
func readColumns(n int, words []string, printed string) (columns []int, fault string) {
	if fault := notNumbers(printed); fault != "" {
		plain := strings.ReplaceAll(printed, ",", " ")
		if words := strings.Fields(plain); fault == saysCommas && len(words) > 0 {
			if more := solutionFault(n, words, plain); more != "" {
				fault += " " + more
			}
		}
		return nil, fault
	}
	for _, word := range words {
		if len(words) == 1 && n > 1 && len(word) >= n && strings.Trim(word, "0123456789") == "" {
			return nil, saysUnspaced
		}
		c, err := strconv.Atoi(word)
		if err != nil || strconv.Itoa(c) != word {
			return nil, fmt.Sprintf(saysNoNumber, short(word))
		}
		columns = append(columns, c)
	}
	if len(columns) != n {
		return nil, countFault(n, columns, printed)
	}
	for i, c := range columns {
		if c < 1 || c > n {
			if fromZero(n, columns) {
				return nil, saysFromZero
			}
			return nil, fmt.Sprintf(saysOutside, c, i+1, n)
		}
	}
	return columns, ""
}

// notNumbers recognises forms other than numbers with spaces between them.
func notNumbers(printed string) string {
	switch {
	case strings.Trim(printed, ".Q \t\r\n") == "" && strings.Contains(printed, "Q"):
		return saysBoard
	case strings.HasPrefix(strings.TrimSpace(printed), "["):
		return saysBrackets
	case strings.Trim(printed, "0123456789, \t\r\n") == "" && strings.Contains(printed, ","):
		return saysCommas
	}
	return ""
}

// countFault: there are not n numbers.
func countFault(n int, columns []int, printed string) string {
	lines := strings.Count(strings.TrimSpace(printed), "\n") + 1
	switch {
	case len(columns) == n+1 && columns[0] == n && slices.Contains(columns[1:], n):
		return fmt.Sprintf(saysInputToo, n)
	case lines > 1 && len(columns) == n*lines:
		return fmt.Sprintf(saysSeveral, lines)
	case lines > 1:
		return fmt.Sprintf(saysCountInAll, many(len(columns), "number"), n)
	}
	return fmt.Sprintf(saysCount, many(len(columns), "number"), n)
}

// fromZero reports whether the columns are numbered from 0 to n - 1.
func fromZero(n int, columns []int) bool {
	return slices.Min(columns) == 0 && slices.Max(columns) == n-1
}

// A line of the board: its queens by the number of the line, in arrays that
// have room for each number that a row and a column from 1 to n can give.
type lines struct {
	column, sum, difference []int
}

func newLines(n int) lines {
	return lines{make([]int, n+1), make([]int, 2*n+1), make([]int, 2*n)}
}

// mostDrawn is the largest board that is drawn.
const mostDrawn = 16

// attackFault names two queens that share a line, and says how many are attacked
// if there are more. The columns must be from 1 to n.
func attackFault(n int, columns []int) string {
	fault := firstAttack(n, columns)
	if fault == "" {
		return ""
	}
	if attacked := countAttacked(n, columns); attacked > 2 {
		fault += " " + fmt.Sprintf(saysHowMany, attacked, n)
	}
	if n <= mostDrawn {
		fault += "\n\n" + strings.TrimSuffix(board.Board(columns).Text(), "\n")
	}
	return fault
}

// firstAttack goes down the rows and keeps for each line the row of its last
// queen.
func firstAttack(n int, columns []int) string {
	last := newLines(n)
	for i, c := range columns {
		r := i + 1
		for _, l := range []struct {
			row  *int
			kind string
		}{{&last.column[c], column}, {&last.sum[r+c], diagonal}, {&last.difference[r-c+n], diagonal}} {
			if upper := *l.row; upper != 0 {
				return fmt.Sprintf(saysAttacked, upper, columns[upper-1], r, c, l.kind)
			}
			*l.row = r
		}
	}
	return ""
}

// countAttacked is the number of queens that share a line with another one.
func countAttacked(n int, columns []int) int {
	queens := newLines(n)
	for i, c := range columns {
		r := i + 1
		queens.column[c]++
		queens.sum[r+c]++
		queens.difference[r-c+n]++
	}
	attacked := 0
	for i, c := range columns {
		r := i + 1
		if queens.column[c] > 1 || queens.sum[r+c] > 1 || queens.difference[r-c+n] > 1 {
			attacked++
		}
	}
	return attacked
}

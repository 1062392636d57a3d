package diagnosis

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"nqueens/checker/internal/board"
	"nqueens/checker/internal/course"
)

// A list is an output that should hold solutions, beside the right ones.
type list struct {
	Case
	listing

	n     int
	right [][]int // the solutions in order; only the first three of a board larger than listed
	total int     // how many there are
	asked int     // how many of them are to be printed

	answer listing // the answer, read like the output
	prompt string  // text before the first line's own
	used   symbols // how boards are drawn
	spaces int     // which empty cells are spaces, as allEmpty; read as if they were dots
}

// firstFew is how many solutions are asked for where the count is, too.
const firstFew = 3

// readList reads an output that should be a list. It is not ok if the test's
// answer is not what is right for its input.
func readList(c Case) (*list, bool) {
	l := &list{Case: c, used: stated}
	l.n = c.size()
	most := listed
	if c.Exercise.Output == course.PermutationsCount {
		most = counted - 1
	}
	if l.n < 1 || l.n > most || l.n < 2 && c.Exercise.Output != course.Boards {
		return nil, false
	}
	l.work()
	l.answer = l.read(c.Want)
	if !l.answered() {
		return nil, false
	}
	got, prompt := c.withoutPrompt()
	if c.Exercise.Output == course.Boards {
		got, l.spaces = spacesAsCells(got, l.n)
		l.used = usedSymbols(got, l.n)
	}
	l.prompt, l.listing = prompt, l.read(got)
	return l, true
}

// size is the n of a list: the first number of the input or, if there is no
// input, as many as the answer's first line has columns; 0 if there is none.
func (c Case) size() int {
	if words := strings.Fields(string(c.Test.Input)); len(words) > 0 {
		n, err := strconv.Atoi(words[0])
		if err != nil {
			return 0
		}
		return n
	}
	_, columns, _ := strings.Cut(line(c.Want, 1), ":")
	return len(strings.Fields(columns))
}

// work works out what is right.
func (l *list) work() {
	if l.n <= listed {
		l.right = firstSolutions(l.n, 1<<30)
		l.total = len(l.right)
	} else {
		l.right = firstSolutions(l.n, firstFew)
		l.total = countSolutions(l.n)
	}
	l.asked = l.total
	if l.Exercise.Output == course.PermutationsCount {
		l.asked = min(l.total, firstFew)
	}
}

func (l *list) read(lines []string) listing {
	switch l.Exercise.Output {
	case course.Boards:
		return readBoards(lines, l.n, l.used)
	case course.Numbered:
		return readRows(lines, l.n, true)
	}
	return readRows(lines, l.n, false)
}

// answered reports whether the answer of the test is the right one.
func (l *list) answered() bool {
	a := l.answer
	if len(a.strays) > 0 || len(a.solutions) > l.asked {
		return false
	}
	if !l.Test.Head && (len(a.solutions) != l.asked || !countsAre(a.numbers, l.counts())) {
		return false
	}
	return l.equal(a.solutions, l.right[:len(a.solutions)])
}

// counts are the numbers that stand below the solutions.
func (l *list) counts() []int {
	if l.Exercise.Output == course.PermutationsCount {
		return []int{l.total}
	}
	return nil
}

func countsAre(numbers []number, want []int) bool {
	return slices.EqualFunc(numbers, want, func(n number, w int) bool { return n.value == w })
}

func (l *list) equal(printed []solution, want [][]int) bool {
	return slices.EqualFunc(printed, want, func(s solution, columns []int) bool { return slices.Equal(s.columns, columns) })
}

// isRight reports whether the solutions are the right ones, however written.
func (l *list) isRight() bool { return l.equal(l.solutions, l.right[:l.asked]) }

// withoutPrompt takes the text off the first line of the output that stands
// before the answer's own, if it stands nowhere else.
func (c Case) withoutPrompt() (lines []string, prompt string) {
	want := line(c.Want, 1)
	prompt, ok := strings.CutSuffix(line(c.Got, 1), want)
	start, _, _ := strings.Cut(prompt, " ")
	if !ok || want == "" || !hasLetter(prompt) || endsInDigit(prompt) {
		return c.Got, ""
	}
	for _, other := range c.Got[1:] {
		if strings.HasPrefix(other, start) {
			return c.Got, "" // a label, or a prompt for each query
		}
	}
	return append([]string{want}, c.Got[1:]...), prompt
}

// place names the printed solution with an index.
func (l *list) place(i int) string {
	if l.Exercise.Output == course.Boards {
		return fmt.Sprintf(boardNumber, i+1)
	}
	return fmt.Sprintf(outputLine, l.solutions[i].line)
}

// name names a solution itself.
func (l *list) name(columns []int) string {
	if l.Exercise.Output == course.Boards {
		return fmt.Sprintf(boardWithQueens, spelled(columns))
	}
	return fmt.Sprintf(solutionItself, spelled(columns))
}

func spelled(columns []int) string { return strings.Trim(fmt.Sprint(columns), "[]") }

// drawn is a board below a text.
func drawn(columns []int) string {
	return "\n\n" + strings.TrimSuffix(board.Board(columns).Text(), "\n")
}

// drawnRows is a board that has rows with no queen or several.
func drawnRows(rows []string) string { return "\n\n" + strings.Join(rows, "\n") }

// key makes columns comparable. They must be of a board that is no larger than
// counted.
func key(columns []int) string {
	b := make([]byte, len(columns))
	for i, column := range columns {
		b[i] = byte(column)
	}
	return string(b)
}

// printedKeys counts how often each solution is printed.
func (l *list) printedKeys() map[string]int {
	keys := make(map[string]int, len(l.solutions))
	for _, s := range l.solutions {
		keys[key(s.columns)]++
	}
	return keys
}

package diagnosis

import (
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"

	"nqueens/checker/internal/course"
)

// An example is an output of an exercise and what is said about it.
type example struct {
	name           string
	input          string
	answer, output string
	head           bool
	hidden         bool // the test is no sample
	want           string
}

func explainAll(t *testing.T, layout course.Layout, examples []example) {
	t.Helper()
	for _, e := range examples {
		t.Run(e.name, func(t *testing.T) {
			assert.Equal(t, e.want, Explain(e.asCase(layout)))
		})
	}
}

// asCase compares output and answer as the judge does.
func (e example) asCase(layout course.Layout) Case {
	c := Case{
		Exercise: &course.Exercise{Output: layout, Cells: layout == course.Boards},
		Test:     &course.Test{Input: []byte(e.input), Answer: []byte(e.answer), Head: e.head, Sample: !e.hidden},
		Want:     linesOf(e.answer), Got: linesOf(e.output),
	}
	c.MayShow = !e.hidden || len(c.Want) > 1
	words := func(text string) string { return c.tokens(text) }
	c.LayoutOnly = words(e.answer) == words(e.output) || e.head && strings.HasPrefix(words(e.output), words(e.answer))
	c.Line = 1
	for c.Line <= len(c.Want) && c.Line <= len(c.Got) && c.want() == c.got() {
		c.Line++
	}
	want, got := []rune(c.want()), []rune(c.got())
	for c.Column = 1; c.Column <= len(want) && c.Column <= len(got) && want[c.Column-1] == got[c.Column-1]; c.Column++ {
	}
	return c
}

func linesOf(text string) []string {
	lines := strings.Split(text, "\n")
	for i := range lines {
		lines[i] = strings.TrimRight(lines[i], " \t\r")
	}
	for len(lines) > 0 && lines[len(lines)-1] == "" {
		lines = lines[:len(lines)-1]
	}
	return lines
}

const (
	boardsOf4 = ".Q..\n...Q\nQ...\n..Q.\n\n..Q.\nQ...\n...Q\n.Q..\n\n"
	threeOf6  = "2 4 6 1 3 5\n3 6 2 5 1 4\n4 1 5 2 6 3\n4\n"
	threeOf8  = "方案1:1 5 8 6 3 7 2 4\n方案2:1 6 8 3 7 4 2 5\n方案3:1 7 4 6 8 2 5 3\n"
	counts185 = "1\n92\n10\n"
)

// numbered writes solutions as exercise 01 wants them.
func numbered(solutions [][]int) string {
	var b strings.Builder
	for i, columns := range solutions {
		fmt.Fprintf(&b, "方案%d:%s\n", i+1, spelled(columns))
	}
	return b.String()
}

// boards draws solutions as exercise 02 wants them.
func boards(solutions ...[]int) string {
	var b strings.Builder
	for _, columns := range solutions {
		b.WriteString(strings.TrimPrefix(drawn(columns), "\n\n") + "\n\n")
	}
	return b.String()
}

// found are the boards that a search by an attack finds.
func found(n int, hits attack) [][]int {
	var all [][]int
	walk(n, hits, func(columns []int) bool {
		all = append(all, append([]int{}, columns...))
		return true
	})
	return all
}

func TestLayoutMessages(t *testing.T) {
	explainAll(t, course.Boards, []example{
		{name: "spaces between cells", answer: boardsOf4, output: strings.NewReplacer(".", ". ", "Q", "Q ").Replace(boardsOf4),
			want: "The cells of output line 1 are separated by spaces; the statement has none."},
		{name: "tabs between cells", answer: boardsOf4, output: strings.NewReplacer(".", ".\t", "Q", "Q\t").Replace(boardsOf4),
			want: "The cells of output line 1 are separated by tabs; the statement has none."},
		{name: "no blank line between boards", answer: boardsOf4, output: strings.ReplaceAll(boardsOf4, "\n\n", "\n"),
			want: "There is no blank line after board 1: output line 5 should be blank."},
		{name: "no blank line after the third board", answer: boardsOf4 + boardsOf4, output: boardsOf4 + strings.ReplaceAll(boardsOf4, "\n\n", "\n"),
			want: "There is no blank line after board 3: output line 15 should be blank."},
		{name: "blank line before the first board", answer: boardsOf4, output: "\n" + boardsOf4,
			want: "Output line 1 is a blank line where none should be: the blank line belongs after each board, not before it."},
		{name: "two blank lines between boards", answer: boardsOf4, output: strings.Replace(boardsOf4, "\n\n", "\n\n\n", 1),
			want: "Output line 6 is a blank line where none should be."},
		{name: "rows on one line", answer: boardsOf4, output: strings.ReplaceAll(boardsOf4, "\n", ""),
			want: "The whole output is one line: where the next line should begin a line end is missing, as fmt.Println prints it."},
		{name: "a blank line too many inside", answer: "Q\n\n.\n", output: "Q\n\n\n.\n",
			want: "Output line 3 is a blank line where none should be."},
	})
	explainAll(t, course.PermutationsCount, []example{
		{name: "tab between numbers", answer: threeOf6, output: strings.ReplaceAll(threeOf6, " ", "\t"),
			want: "In output line 1 a tab stands between two words, where the statement has one space."},
		{name: "two spaces", answer: threeOf6, output: strings.Replace(threeOf6, "5 1", "5  1", 1),
			want: "In output line 2 more than one space stands between two words, where the statement has one space."},
		{name: "full-width space", answer: threeOf6, output: strings.Replace(threeOf6, "5 1", "5\u30001", 1),
			want: "In output line 2 a full-width space stands between two words, where the statement has one space."},
		{name: "one number a line", answer: threeOf6, output: strings.ReplaceAll(threeOf6, " ", "\n"),
			want: "Output line 1 ends too early: one line is printed as two."},
	})
	explainAll(t, course.Counts, []example{
		{name: "leading space", answer: "1\n92\n", output: "1\n 92\n",
			want: "Output line 2 begins with white space; its first word should stand in column 1."},
		{name: "one line for all counts", answer: counts185, output: "1 92 10\n",
			want: "The whole output is one line: where the next line should begin a line end is missing, as fmt.Println prints it."},
	})
	explainAll(t, course.Lines, []example{
		{name: "a blank line missing", answer: "1\n\n2\n", output: "1\n2\n",
			want: "There is no blank line: output line 2 should be blank."},
		{name: "odd white space at the end", answer: "a\n", output: "a\n\v\n",
			want: "Output line 2 is a blank line where none should be."},
		{name: "words in other lines", answer: "a b\nc\n", output: "\u00a0a\u00a0b c\n",
			want: "Output line 1 goes on where the next line should begin: a line end is missing there."},
	})
}

func TestPlainMessages(t *testing.T) {
	explainAll(t, course.Lines, []example{
		{name: "nothing", answer: "a\n", output: "",
			want: "The program prints nothing. What is written to a bufio.Writer is printed by its Flush."},
		{name: "something for nothing", answer: "", output: "No solution\n",
			want: "Nothing should be printed here, and the program prints 1 line."},
		{name: "full-width colon", answer: "a:1\n", output: "a：1\n",
			want: "In output line 1, column 2, the colon is the full-width one (：); the statement has the ASCII one (:)."},
		{name: "full-width digit", answer: "1\n", output: "１\n",
			want: "In output line 1, column 1, the character is the full-width one (１); the statement has the ASCII one (1)."},
		{name: "small letters", answer: "A\n", output: "a\n",
			want: "Output line 1 is right but for capital and small letters."},
		{name: "another order", answer: "a\nb\nc\n", output: "a\nc\nb\n",
			want: "These are the right lines in another order; line 2 is the first out of place."},
		{name: "a line too many", answer: "a\nb\n", output: "a\nhere\nb\n",
			want: `Output line 2, "here", does not belong to the answer: is it a debug line or a prompt? Everything else is right.`},
		{name: "a line too many before a head", answer: "a\nb\n", output: "x\na\nb\nc\n", head: true,
			want: `Output line 1, "x", does not belong to the answer: is it a debug line or a prompt? Everything else is right.`},
		{name: "a head whose last line goes on", answer: "a\n9\n", output: "a\n92\nc\n", head: true,
			want: `Output line 2 is the first that is wrong: "92", expected "9".`},
		{name: "last line missing", answer: "a\nb\n", output: "a\n",
			want: "All lines are right, but the last one is missing."},
		{name: "a line missing inside", answer: "a\nb\nc\n", output: "a\nc\n",
			want: "One line is missing before output line 2; all others are right."},
		{name: "spaces missing", answer: "1 2\n3 4\n", output: "12\n34\n",
			want: "Output line 1 has the right characters, but the spaces between its numbers are missing or misplaced."},
		{name: "the number among words", answer: "92\n", output: "There are 92 ways\n",
			want: `Output line 1 should hold the number alone, without other text: "There are 92 ways".`},
		{name: "half of a number", answer: "3252\n", output: "1626\n", hidden: true,
			want: "This is half of the right number: are two things counted as one that the statement tells apart?"},
		{name: "ends early", answer: "a\nb\nc\n", output: "a\n",
			want: "What is printed is right, but more should follow. The output has 1 line, the answer 3."},
		{name: "goes on", answer: "a\n", output: "a\nb\nc\n",
			want: "The output is right up to line 1 and should end there. The output has 3 lines, the answer 1."},
		{name: "a wrong line", answer: "a\nb\n", output: "a\nx\n",
			want: `Output line 2 is the first that is wrong: "x", expected "b".`},
		{name: "wrong, and fewer lines", answer: "a\nb\nc\n", output: "x\ny\n",
			want: `Output line 1 is the first that is wrong: "x", expected "a". The output has 2 lines, the answer 3.`},
		{name: "a blank line instead", answer: "a\nb\n", output: "\nx\n",
			want: `Output line 1 is the first that is wrong: a blank line, expected "a".`},
		{name: "a long line is cut at the difference",
			answer: strings.Repeat("a", 100) + "b" + strings.Repeat("c", 100), output: strings.Repeat("a", 100) + "x" + strings.Repeat("c", 100),
			want: `Output line 1 is the first that is wrong: "…aaaaaaaaaaaaaaaxcccccccccccccc…", expected "…aaaaaaaaaaaaaaabcccccccccccccc…".`},
		{name: "control characters are escaped", answer: "a\n", output: "\x1b[31mx\u202e\xff\n",
			want: `Output line 1 is the first that is wrong: "\x1b[31mx\u202e\xff", expected "a".`},
		{name: "the whole answer is one line", answer: "712345\n", output: "7\n", hidden: true,
			want: `Output line 1 is the first that is wrong: "7".`},
		{name: "one line of several", answer: "1\n712345\n812345\n", output: "1\n5\n6\n", hidden: true,
			want: `Output line 2 is the first that is wrong: "5", expected "712345".`},
	})
}

// Inputs and answers that are not what they should be leave only the text.
func TestOddTests(t *testing.T) {
	for _, tc := range []struct {
		layout course.Layout
		example
	}{
		{course.Boards, example{name: "n is no number", input: "four\n", answer: boardsOf4, output: "x\n"}},
		{course.Boards, example{name: "n is too large", input: "99999999\n", answer: boardsOf4, output: "x\n"}},
		{course.Boards, example{name: "n is negative", input: "-4\n", answer: boardsOf4, output: "x\n"}},
		{course.Boards, example{name: "the answer is another", input: "5\n", answer: boardsOf4, output: "x\n"}},
		{course.PermutationsCount, example{name: "no input", answer: boardsOf4, output: "x\n"}},
		{course.Counts, example{name: "a query is too large", input: "27\n", answer: boardsOf4, output: "x\n"}},
		{course.Counts, example{name: "a query is no number", input: "8 x\n", answer: boardsOf4, output: "x\n"}},
		{course.Number, example{name: "cells are missing", input: "8\n1 1\n", answer: boardsOf4, output: "x\n"}},
		{course.Number, example{name: "a cell is 2", input: "1\n2\n", answer: boardsOf4, output: "x\n"}},
	} {
		t.Run(tc.name, func(t *testing.T) {
			assert.Equal(t, `Output line 1 is the first that is wrong: "x", expected ".Q..". The output has 1 line, the answer 9.`,
				Explain(tc.asCase(tc.layout)))
		})
	}
}

// The only number of a hidden test's answer is not told, whatever was printed.
func TestHiddenNumbersAreNotTold(t *testing.T) {
	for layout, e := range map[course.Layout]example{
		course.Number: {input: "5\n" + strings.Repeat("1 1 1 1 1\n", 5), answer: "40\n"},
		course.Counts: {input: "7\n", answer: "40\n"},
		course.Lines:  {answer: "40\n"},
	} {
		e.hidden = true
		for n := range 130 {
			if n == 40 {
				continue // it would be quoted
			}
			e.output = fmt.Sprintln(n)
			assert.NotContains(t, Explain(e.asCase(layout)), "40", "%s, %d printed", layout, n)
		}
	}
}

// longOutputs are outputs of that many bytes, of anything.
func longOutputs(size int) map[string]string {
	long := map[string]string{"no diagonals": numbered(found(8, noDiagonals))}
	for name, unit := range map[string]string{
		"ones": "1\n", "blank lines": "\n", "one line": "1 ", "labels": "方案1:1 5 8 6 3 7 2 4\n", "rows": "1 2 3 4 5 6 7 8\n",
		"a board": boardsOf4, "board rows": "Q...\n", "digits": "9", "text": "x\n", "colons": ":", "spaced": ". Q . .\n", "letters": "a",
	} {
		long[name] = strings.Repeat(unit, size/len(unit))
	}
	return long
}

// layoutExamples are a test for each layout.
var layoutExamples = map[course.Layout]example{
	course.Boards:            {input: "4\n", answer: boardsOf4},
	course.Numbered:          {answer: threeOf8, head: true},
	course.PermutationsCount: {input: "6\n", answer: threeOf6},
	course.Counts:            {input: "1\n8\n5\n0\n", answer: counts185},
	course.Number:            {input: "1\n1\n", answer: "0\n"},
	course.Lines:             {input: "17 99 10000\n", answer: "7916823035\n101150272\n"},
	course.ByRules:           {answer: "a\n"},
}

func TestLongOutputs(t *testing.T) {
	for name, output := range longOutputs(1 << 15) {
		for layout, e := range layoutExamples {
			e.output = output
			c := e.asCase(layout)
			c.LayoutOnly = false
			assert.NotEmpty(t, Explain(c), "%s of %s", layout, name)
		}
	}
}

func BenchmarkExplain(b *testing.B) {
	for name, output := range longOutputs(1 << 20) { // the output limit of an exercise
		for layout, e := range layoutExamples {
			e.output = output
			c := e.asCase(layout)
			c.LayoutOnly = false
			b.Run(string(layout)+" of "+name, func(b *testing.B) {
				for b.Loop() {
					Explain(c)
				}
			})
		}
	}
}

// Whatever is printed, and whatever a test holds, there is an explanation that
// is short and can be shown.
func FuzzExplain(f *testing.F) {
	for i := range course.Layouts() {
		f.Add(i, "4\n", boardsOf4, boardsOf4+"x", true, false)
		f.Add(i, "6\n", threeOf6, "1 2 3\n[0 1 2 3 4 5]\n4", false, false)
		f.Add(i, "", threeOf8, "方案：1 2 3 4 5 6 7 8", true, true)
		f.Add(i, "1\n8\n5\n0\n7\n", counts185, "1\n93\n103\nn = 8: 92\n", false, true)
		f.Add(i, "1\n1\n", "0\n", "-1", false, false)
		f.Add(i, "4\n"+strings.Repeat("1 1 1 1\n", 4), "2\n", "4\n", false, false)
		f.Add(i, "8 2\n4 4\n5 2\n", "2\n", "1\n", true, false)
		f.Add(i, "6 1 10\n", "12\n", "10\n", true, false)
	}
	f.Fuzz(func(t *testing.T, layout int, input, answer, output string, sample, head bool) {
		all := course.Layouts()
		e := example{input: input, answer: answer, output: output, hidden: !sample, head: head}
		c := e.asCase(all[uint(layout)%uint(len(all))])
		right := e
		right.output = answer
		for i := range 4 {
			c.LayoutOnly, c.Program = i%2 == 1, nil
			if i > 1 {
				c.Program = NewProgram([]Case{c, right.asCase(c.Exercise.Output)})
			}
			said := Explain(c)
			assert.NotEmpty(t, said)
			assert.True(t, utf8.ValidString(said), said)
			assert.Less(t, utf8.RuneCountInString(said), 1500, said)
		}
	})
}

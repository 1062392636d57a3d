// Package diagnosis says what is wrong with an output in the terms of the game:
// which queens attack each other, which solution is missing, what a number is
// the number of.
//
// It reads what was printed as boards, as rows of columns or as counts
// (parse.go), works out by itself what is right for the test's input (truth.go)
// and what programs with a typical mistake would print (mistakes.go,
// colours.go, completions.go, estimate.go), and holds the output against both; or
// it asks the exercise's rule in package rules. Each kind of exercise has its
// rules, in tables ordered from the most useful to the least. An input that it
// cannot make sense of, or an answer that is not what it works out, leaves only
// the rules that compare text (plain.go, layout.go). All sentences stand in
// words.go, those about one number in waywords.go, but for those of estimates,
// which stand with them.
//
// The package is pure: it runs nothing, reads no files and knows no verdicts.
// Any output has an explanation, and none takes long. Of a test whose answer
// may not be shown it never names the right number, and of a list never more
// than one missing solution. Package judge calls it.
package diagnosis

import (
	"slices"
	"strconv"
	"strings"

	"nqueens/checker/internal/course"
)

// A Case is an output that is not the answer.
type Case struct {
	Exercise *course.Exercise
	Test     *course.Test

	// The lines of the answer and of the output as the judge compares them: white
	// space at the end of a line and blank lines at the end are gone.
	Want, Got []string
	// The first place where they differ, in lines and characters from 1.
	Line, Column int

	LayoutOnly bool // the words are the right ones, only laid out differently
	MayShow    bool // the right line may be told

	Program *Program // what the program printed on all tests; nil if that is not known
}

// Explain says in a sentence or two what is wrong, never nothing. A board may
// follow, each of its rows on a line of its own.
func Explain(c Case) string {
	if c.LayoutOnly {
		return explainLayout(c)
	}
	if c.runsTogether() {
		return c.sayJoined()
	}
	if said := explainGame(c); said != "" {
		return said
	}
	return first(plainRules, c)
}

// explainGame explains in terms of queens, "" if it cannot.
func explainGame(c Case) string {
	switch c.Exercise.Output {
	case course.Numbered, course.PermutationsCount, course.Boards:
		if l, ok := readList(c); ok {
			return l.explain()
		}
	case course.Counts:
		if q, ok := readQueries(c); ok {
			form := first(queryFormRules, q)
			if q.unread {
				return form
			}
			return joined(form, first(queryRules, q))
		}
	case course.Number:
		if b, ok := readColours(c); ok {
			if c.Program != nil {
				b = amongAll(b, c.Program.colours())
				b.others = c.Program.colours()
			}
			return b.amongWords(first(colourRules, b))
		}
		if b, ok := readCompletions(c); ok {
			if c.Program != nil {
				b = amongAll(b, c.Program.completions())
				b.others = c.Program.completions()
			}
			return b.amongWords(first(completionRules, b))
		}
	case course.Lines:
		return explainLines(c)
	}
	return ""
}

// runsTogether reports whether the characters are the right ones, but a line goes on
// without so much as a space where the next should begin.
func (c Case) runsTogether() bool {
	if c.wantEnds() || c.gotEnds() || c.want() == "" || !strings.HasPrefix(c.got(), c.want()) {
		return false
	}
	next := slices.IndexFunc(c.Want[c.Line:], func(text string) bool { return text != "" })
	if next < 0 || !strings.HasPrefix(withoutSpace(c.got()), withoutSpace(c.want()+c.Want[c.Line+next])) {
		return false
	}
	want, got := withoutSpace(strings.Join(c.Want, " ")), withoutSpace(strings.Join(c.Got, " "))
	return got == want || c.Test.Head && strings.HasPrefix(got, want)
}

// A rule recognises one mistake. It gives back a sentence or two about it, or ""
// if it sees something else.
type rule[T any] func(T) string

// first asks rules in order; the first that knows speaks.
func first[T any](rules []rule[T], about T) string {
	for _, r := range rules {
		if said := r(about); said != "" {
			return said
		}
	}
	return ""
}

// explain says at most two things: what is wrong with the form, and with the
// solutions.
func (l *list) explain() string {
	var said []string
	for _, r := range formRules {
		if s := r(l); s != "" {
			said = append(said, s)
		}
	}
	if content := first(listRules, l); content != "" {
		return joined(strings.Join(said[:min(len(said), 1)], ""), content)
	}
	if len(said) == 1 && l.asked > 0 && l.isRight() {
		said = append(said, saysSolutionsRight)
	}
	return strings.Join(said[:min(len(said), 2)], " ")
}

func joined(form, content string) string {
	if form == "" || content == "" {
		return form + content
	}
	return form + " " + content
}

// line is a line of a text, from 1; "" past its end.
func line(lines []string, number int) string {
	if number < 1 || number > len(lines) {
		return ""
	}
	return lines[number-1]
}

func (c Case) want() string   { return line(c.Want, c.Line) }
func (c Case) got() string    { return line(c.Got, c.Line) }
func (c Case) wantEnds() bool { return c.Line > len(c.Want) }
func (c Case) gotEnds() bool  { return c.Line > len(c.Got) }

// looked is the part of the output that is compared.
func (c Case) looked() []string {
	if c.Test.Head && len(c.Got) > len(c.Want) {
		return c.Got[:len(c.Want)]
	}
	return c.Got
}

// quoted is the number of characters of a line that a message quotes.
const quoted = 30

// quote puts a line in quotes, what cannot be printed escaped, and cuts a long
// one down to the neighbourhood of a column.
func quote(line string, column int) string {
	if line == "" {
		return aBlankLine
	}
	runes := []rune(line)
	if len(runes) <= quoted {
		return strconv.Quote(line)
	}
	from := min(max(0, column-1-quoted/2), len(runes)-quoted)
	cut := string(runes[from : from+quoted])
	if from > 0 {
		cut = "…" + cut
	}
	if from+quoted < len(runes) {
		cut += "…"
	}
	return strconv.Quote(cut)
}

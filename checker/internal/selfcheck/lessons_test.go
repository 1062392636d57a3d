package selfcheck_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/lesson"
	"nqueens/checker/internal/notebook"
)

// A page is a lesson with engines that remember its cells.
type page struct {
	dir, markdown, mainGo string
	engines               []engine.Engine
}

func openPage(t *testing.T, l course.Lesson) *page {
	t.Helper()
	require.NoError(t, l.Err)
	p := &page{
		dir:      l.Dir,
		markdown: readFile(t, l.Dir, "README.md"),
		mainGo:   readFile(t, l.Dir, "main.go"),
	}
	together := inOneProgram(t, p.notebook(t, p.markdown))
	p.engines = []engine.Engine{newRecorder(together), newRecorder(inWorkers{interpreter})}
	return p
}

func (p *page) notebook(t *testing.T, markdown string) *notebook.Notebook {
	t.Helper()
	n, err := notebook.Parse([]byte(markdown))
	require.NoError(t, err)
	require.NoError(t, n.Link(func(path string) ([]byte, error) { return os.ReadFile(filepath.Join(p.dir, filepath.FromSlash(path))) }))
	return n
}

// problems verifies the lesson with another text of its page or its main.go.
func (p *page) problems(t *testing.T, markdown, mainGo string) []lesson.Problem {
	t.Helper()
	r, err := lesson.Verify(t.Context(), p.notebook(t, markdown), []byte(mainGo), p.engines)
	require.NoError(t, err)
	return r.Problems
}

// TestLessonsAreTrue runs every cell of every lesson once on each engine, and
// then holds pages and programs that are not true against what came out.
func TestLessonsAreTrue(t *testing.T) {
	t.Parallel()
	for _, l := range openCourse(t).Lessons {
		t.Run(l.Name, func(t *testing.T) {
			t.Parallel()
			p := openPage(t, l)
			assert.Empty(t, p.problems(t, p.markdown, p.mainGo), "what is not true")
			t.Run("updating changes nothing", p.testUpdate)
			t.Run("a wrong character of an output or a table is found", p.testWrongOutputs)
			t.Run("it ends with a table of steps", p.testTables)
			t.Run("another declaration in main.go is found", p.testOtherDeclarations)
		})
	}
}

func (p *page) testUpdate(t *testing.T) {
	n := p.notebook(t, p.markdown)
	outputs, problems, err := lesson.Outputs(t.Context(), n, p.engines)
	require.NoError(t, err)
	require.Empty(t, problems)
	assert.Equal(t, p.markdown, string(n.Update(outputs)))
}

// rounds is how many characters of each output are falsified, one after the
// other: the first, the last, and what is between, evenly.
const rounds = 3

// testWrongOutputs falsifies one character of every output and one digit of every
// table of steps at a time. Each of them must be found.
func (p *page) testWrongOutputs(t *testing.T) {
	n := p.notebook(t, p.markdown)
	for round := range rounds {
		outputs := notebook.Outputs{Cells: map[int]string{}, Tables: map[int]string{}}
		var wrong []string
		for i, c := range n.Cells {
			if c.Output != "" {
				outputs.Cells[i] = falsified(c.Output, round)
				wrong = append(wrong, c.ID)
			}
		}
		for i, table := range n.Tables {
			outputs.Tables[i] = withOtherDigit(table.Table, round)
			wrong = append(wrong, "steps")
		}
		require.NotEmpty(t, wrong, "the lesson prints nothing")
		var found []string
		for _, problem := range p.problems(t, string(n.Update(outputs)), p.mainGo) {
			found = append(found, problem.Cell)
		}
		require.Equal(t, slices.Compact(wrong), slices.Compact(found), "round %d", round)
	}
}

func (p *page) testTables(t *testing.T) {
	n := p.notebook(t, p.markdown)
	require.NotEmpty(t, n.Tables, "write one into the lesson's section on costs; lessons/README.md says how")
	for _, table := range n.Tables {
		missing := strings.Replace(p.markdown, table.Table, "", 1)
		assert.NotEmpty(t, p.problems(t, missing, p.mainGo), "the table on line %d is missed", table.TableLine)
	}
}

// falsified is a text with one other character. The round says which one, from
// the first to the last.
func falsified(text string, round int) string {
	runes := []rune(text)
	at := round * (len(runes) - 1) / (rounds - 1)
	if runes[at] == '\n' {
		// A line end is no character of a line: falsify the line by a further one.
		return string(runes[:at]) + "." + string(runes[at:])
	}
	if runes[at]++; runes[at] == 0x7f {
		runes[at] = '!'
	}
	return string(runes)
}

// withOtherDigit is a text with one other digit, which the round tells as above.
func withOtherDigit(text string, round int) string {
	var digits []int
	for at := range len(text) {
		if '0' <= text[at] && text[at] <= '9' {
			digits = append(digits, at)
		}
	}
	at := digits[round*(len(digits)-1)/(rounds-1)]
	other := '0' + (text[at]-'0'+1)%10
	return text[:at] + string(other) + text[at+1:]
}

// testOtherDeclarations changes the declarations of main.go that the page shows,
// a word at a time.
func (p *page) testOtherDeclarations(t *testing.T) {
	n := p.notebook(t, p.markdown)
	shown, other := 0, ""
	for _, d := range declarations(t, p.mainGo) {
		without := p.mainGo[:d.start] + p.mainGo[d.end:]
		if len(n.MissingFrom([]byte(without))) == 0 {
			continue // the page does without it
		}
		shown++
		for _, w := range d.words {
			changed := p.mainGo[:w.start] + w.other + p.mainGo[w.end:]
			assert.NotEmpty(t, n.MissingFrom([]byte(changed)), "%q for %q at byte %d", w.other, p.mainGo[w.start:w.end], w.start)
		}
		last := d.words[len(d.words)-1]
		other = p.mainGo[:last.start] + last.other + p.mainGo[last.end:]
	}
	require.Positive(t, shown, "declarations of main.go that the page shows")
	assert.NotEmpty(t, p.problems(t, p.markdown, other), "what is missing is a problem of the lesson")
}

// The programs of the lessons are built as they are and run from outside.
func TestLessonProgramsRun(t *testing.T) {
	t.Parallel()
	c := openCourse(t)
	dir := buildLessons(t, c)
	for _, l := range c.Lessons {
		t.Run(l.Name, func(t *testing.T) {
			program := filepath.Join(dir, programFile(l.Name))
			if own, ok := ownPrograms[l.Name]; ok {
				own(t, program)
				return
			}
			for n := 1; n <= 8; n++ {
				assertLessonOutput(t, l, n, output(t, program, n))
			}
			assert.Equal(t, output(t, program, 8), output(t, program), "without an argument")
			for _, bad := range [][]string{{"0"}, {"-1"}, {"99"}, {"eight"}, {"8.0"}, {""}, {"8", "8"}} {
				assertRefuses(t, program, bad)
			}
		})
	}
}

func TestEveryLessonHasItsFiles(t *testing.T) {
	for _, l := range openCourse(t).Lessons {
		require.NoError(t, l.Err)
		entries, err := os.ReadDir(l.Dir)
		require.NoError(t, err)
		var names []string
		for _, entry := range entries {
			if strings.HasSuffix(entry.Name(), ".svg") {
				continue
			}
			if entry.Name() != "main.go" && filepath.Ext(entry.Name()) == ".go" {
				continue // a part of the program that the page does not show, or its tests
			}
			names = append(names, entry.Name())
		}
		assert.Equal(t, []string{"README.md", "main.go"}, names, l.Name)
	}
}

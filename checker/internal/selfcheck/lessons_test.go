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
	name, markdown, mainGo string
	engines                []engine.Engine
}

func openPage(t *testing.T, l course.Lesson) *page {
	t.Helper()
	require.NoError(t, l.Err)
	return &page{
		name:     l.Name,
		markdown: readFile(t, l.Dir, "README.md"),
		mainGo:   readFile(t, l.Dir, "main.go"),
		engines:  []engine.Engine{newRecorder(compiler), newRecorder(engine.Interpreter{})},
	}
}

func (p *page) notebook(t *testing.T, markdown string) *notebook.Notebook {
	t.Helper()
	n, err := notebook.Parse([]byte(markdown))
	require.NoError(t, err)
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
			t.Run("a wrong character of an output is found", p.testWrongOutputs)
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
// other and spread over all of it.
const rounds = 30

// testWrongOutputs falsifies one character of every output at a time. Each of
// them must be found.
func (p *page) testWrongOutputs(t *testing.T) {
	n := p.notebook(t, p.markdown)
	for round := range rounds {
		outputs := map[int]string{}
		var wrong []string
		for i, c := range n.Cells {
			if c.Output != "" {
				outputs[i] = falsified(c.Output, round)
				wrong = append(wrong, c.ID)
			}
		}
		require.NotEmpty(t, wrong, "the lesson prints nothing")
		var found []string
		for _, problem := range p.problems(t, string(n.Update(outputs)), p.mainGo) {
			found = append(found, problem.Cell)
		}
		require.Equal(t, wrong, slices.Compact(found), "round %d", round)
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

// testOtherDeclarations changes the declarations of main.go that the page shows,
// a word at a time.
func (p *page) testOtherDeclarations(t *testing.T) {
	n := p.notebook(t, p.markdown)
	shown := 0
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
		changed := p.mainGo[:last.start] + last.other + p.mainGo[last.end:]
		assert.NotEmpty(t, p.problems(t, p.markdown, changed))
	}
	assert.Positive(t, shown, "declarations of main.go that the page shows")
}

// The programs of the lessons are built as they are and run from outside.
func TestLessonProgramsRun(t *testing.T) {
	t.Parallel()
	c := openCourse(t)
	dir := buildLessons(t, c)
	for _, l := range c.Lessons {
		t.Run(l.Name, func(t *testing.T) {
			program := filepath.Join(dir, programFile(l.Name))
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

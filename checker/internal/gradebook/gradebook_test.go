package gradebook

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"encoding/xml"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/class"
	"nqueens/checker/internal/course"
	"nqueens/checker/internal/frontend"
	"nqueens/checker/internal/grading"
	"nqueens/checker/internal/judge"
	"nqueens/checker/internal/likeness"
	"nqueens/checker/internal/report"
)

var update = flag.Bool("update", false, "rewrite the golden files in testdata")

// book is a class whose submissions came to what their first line names: a verdict
// and a number of accepted tests of three.
func book(t testing.TB, roster string, files map[string]string) *Book {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "class")
	for name, text := range files {
		at := filepath.Join(dir, filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(at), 0o755))
		require.NoError(t, os.WriteFile(at, []byte(text), 0o644))
	}
	exercises := []course.Exercise{{Number: 3, Name: "03-grid-counters", Title: "Checker Challenge", Tests: make([]course.Test, 3)},
		{Number: 4, Name: "04-bitmasks", Title: "Count for each query", Tests: make([]course.Test, 3)}}
	o := class.Options{Exercises: exercises}
	if roster != "" {
		var err error
		o.Roster, err = class.ParseRoster("roster.csv", []byte(roster))
		require.NoError(t, err)
	}
	c, err := class.Find(dir, o)
	require.NoError(t, err)
	t.Cleanup(func() { c.Close() })
	return &Book{Class: c, Exercises: exercises, Result: func(s *class.Submission) (grading.Graded, error) {
		text, err := c.Read(s)
		return came(s, string(text)), err
	}}
}

func came(s *class.Submission, text string) grading.Graded {
	g := grading.Graded{Result: judge.Result{Exercise: s.Exercise, File: s.File}}
	passed, steps, message := 0, int64(0), ""
	head, rest, _ := strings.Cut(text, "\n")
	fmt.Sscanf(head, "// %s %d %d", &g.Verdict, &passed, &steps)
	message = strings.TrimSpace(rest)
	switch g.Verdict {
	case judge.InternalError:
		g.Err, g.Feedback = errors.New(message), message
		return g
	case judge.CompileError:
		g.Diagnostics, g.Feedback = []frontend.Diagnostic{{Line: 3, Column: 1, Message: message}}, "main.go:3:1: "+report.Plain(message)
		return g
	}
	for i := range 3 {
		t := judge.TestResult{Name: fmt.Sprintf("test-%d", i+1), Verdict: judge.Accepted, Engine: "yaegi", Steps: steps}
		if i >= passed {
			t.Verdict, t.Message, t.Engine = g.Verdict, message, "go"
			g.Feedback = report.Plain(message)
		}
		g.Tests = append(g.Tests, t)
	}
	g.Score = float64(g.Accepted()) / 3
	return g
}

const roster = "id;name;email\n1;Ada Lovelace;ada@example.org\n2;Bob Noyce;bob@example.org\n3;Cleo Pan;cleo@example.org\n4;Dan Kim;dan@example.org\n5;Eve Ode;\n"

func aClass(t testing.TB) *Book {
	b := book(t, roster, map[string]string{
		"03/Ada Lovelace.go": "// AC 3 1000\n",
		"04/Ada Lovelace.go": "// AC 3 70000\n",
		"03/Bob Noyce.go":    "// WA 2 900\nOutput line 12 is the first that is wrong: \"5\", expected \"6\".\n",
		"04/Bob Noyce.go":    "// undecided 2 0\nIt cannot be compiled here.\n",
		"03/Cleo Pan.go":     "// WA 1 5\nOutput line 3 is the first that is wrong: \"a\", expected \"b\".\n",
		"04/Cleo Pan.go":     "// CE 0 0\ndeclared and not used: x\n",
		"04/Eve Ode.go":      "// CE 0 0\ndeclared and not used: board\n",
		"03/Eve Ode.go":      "// IE 0 0\nthe go engine failed: no room\n",
		"03/Zoe.go":          "// TLE 0 20000000\nStopped after 20,000,000 steps.\n",
		"03/Zoe-1.go":        "// AC 3 1200000\n",
		"Ada Lovelace.pdf":   "%PDF",
	})
	b.Compared, b.Alike = true, []Alike{{Exercise: "03-grid-counters", Students: []string{"Ada Lovelace", "Bob Noyce", "Zoe"}, Further: 7, Pairs: []AlikePair{
		{Students: [2]string{"Ada Lovelace", "Zoe"}, Similarity: 1, Lines: [2][]likeness.Lines{{{From: 3, To: 17}, {From: 20, To: 20}}, {{From: 1, To: 9}}}},
		{Students: [2]string{"Bob Noyce", "Zoe"}, Similarity: 0.719999, Lines: [2][]likeness.Lines{{{From: 3, To: 9}}, {{From: 1, To: 9}}}}}}}
	return b
}

func TestReports(t *testing.T) {
	for _, f := range Formats() {
		t.Run(f.Name, func(t *testing.T) {
			var first, second bytes.Buffer
			require.NoError(t, f.Write(aClass(t), &first))
			require.NoError(t, f.Write(aClass(t), &second))
			assert.Equal(t, first.String(), second.String(), "the same class gives the same bytes")
			golden(t, "class."+f.Name, first.Bytes())
		})
	}
}

func golden(t *testing.T, name string, got []byte) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		require.NoError(t, os.MkdirAll("testdata", 0o755))
		require.NoError(t, os.WriteFile(path, got, 0o644))
		return
	}
	want, err := os.ReadFile(path)
	require.NoError(t, err, "run go test with -update to write it")
	assert.Equal(t, strings.ReplaceAll(string(want), "\r\n", "\n"), string(got))
}

func TestNobody(t *testing.T) {
	for _, f := range Formats() {
		b := book(t, "", map[string]string{".keep": ""})
		b.Exercises = nil
		var out bytes.Buffer
		require.NoError(t, f.Write(b, &out), f.Name)
		assert.NotEmpty(t, out.String(), f.Name)
	}
}

func TestAResultThatIsGone(t *testing.T) {
	for _, f := range Formats() {
		b := aClass(t)
		b.Result = func(*class.Submission) (grading.Graded, error) { return grading.Graded{}, errors.New("it is gone") }
		assert.EqualError(t, f.Write(b, new(bytes.Buffer)), "it is gone", f.Name)
	}
}

// What a group has handed in together is no copy.
func TestAGroupIsNotAlike(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "..", "..", "solutions", "04-bitmasks", "main.go"))
	require.NoError(t, err)
	c := book(t, "", map[string]string{"submission_1/04/main.go": string(text),
		"submission_metadata.yml": "submission_1:\n  :submitters:\n  - :name: Ada\n  - :name: Bob\n"}).Class
	require.Len(t, c.Submissions, 2)
	assert.Equal(t, []string{"Ada", "Bob"}, []string{c.Students[0].Label, c.Students[1].Label})
	assert.Empty(t, FindAlike(c, likeness.Published{}))
}

func TestFindAlike(t *testing.T) {
	const body = "package main\n\nfunc main() {\n\tx, y := 1, 2\n%s\tprintln(x + y)\n}\n"
	lines := ""
	for i := range 30 {
		lines += fmt.Sprintf("\tx += y*%d - x%%%d\n", i*7, i+2)
	}
	text := fmt.Sprintf(body, lines)
	b := book(t, "", map[string]string{"04/ada.go": text, "04/bob.go": strings.ReplaceAll(text, "x", "sum"), "03/cleo.go": text, "04/dan.go": fmt.Sprintf(body, "\tx = y\n")})
	found := FindAlike(b.Class, likeness.Published{})
	require.Len(t, found, 1, "only programs for the same exercise are compared")
	assert.Equal(t, "04-bitmasks", found[0].Exercise)
	assert.Equal(t, []string{"ada", "bob"}, found[0].Students)
	assert.Equal(t, "100%, lines 3-35 and 3-35", found[0].Pairs[0].words())

	published := likeness.Published{}
	published.Add([]byte(text))
	assert.Empty(t, FindAlike(b.Class, published))
}

func TestCell(t *testing.T) {
	for text, want := range map[string]string{
		"Ada": "Ada", "": "", "=1+1": "'=1+1", "+49": "'+49", "-1": "'-1", "@SUM(A1)": "'@SUM(A1)", "\t=1": "'\t=1", "\r=1": "'\r=1",
		"＝1": "'＝1", "a=1": "a=1", "\x00=1": "'=1", "\u202e=1\u009b31m": "'=131m", "a\nb": "ab", "\xff": "\ufffd",
	} {
		assert.Equal(t, want, cell(text), "%q", text)
	}
}

func TestPointsRoundDown(t *testing.T) {
	for share, want := range map[float64]string{0: "0", 1: "100", 2.0 / 3: "66.66", 0.29: "29", 0.999999: "99.99", 1.0 / 3: "33.33", 0.5: "50"} {
		assert.Equal(t, want, number(points(share)))
	}
}

func TestStepPlot(t *testing.T) {
	for _, tc := range []struct {
		steps []int64
		want  string
	}{
		{[]int64{1}, "1 to 2 steps: 1"},
		{[]int64{1000, 1000, 2154}, "1,000 to 2,154 steps: 3"},
		{[]int64{999, 1000, 10_000_000_000}, "465 to 999 steps: 1; 1,000 to 2,154 steps: 1; 10,000,000,000 to 21,544,346,900 steps: 1"},
	} {
		e := exerciseOverview{steps: tc.steps}
		p := e.stepPlot()
		_, spoken, _ := strings.Cut(p.Spoken, "below it. ")
		assert.Equal(t, tc.want+".", spoken)
	}
}

// hostile is a class in which everything that learners can write is s.
func hostile(t testing.TB, s string) *Book {
	b := book(t, "", map[string]string{"04/x.go": "// WA 1 5\n", "03/x.go": "// CE 0 0\n", "04/y.go": "// WA 1 5\n", "04/z.go": "// IE 0 0\n"})
	c := b.Class
	for i := range c.Students {
		c.Students[i] = class.Student{Label: s + c.Students[i].Label, Name: s, ID: s, Email: s}
	}
	for i := range c.Submissions {
		c.Submissions[i].Student = s + c.Submissions[i].Student
		c.Submissions[i].Beside = []string{s}
	}
	c.Unplaced = []class.Unplaced{{File: s, Reason: s}}
	c.Earlier = []class.Attempt{{Student: s, Exercise: "04-bitmasks", File: s}}
	c.Notes = []string{s}
	b.Compared = true
	b.Alike = []Alike{{Exercise: "04-bitmasks", Students: []string{s, s}, Pairs: []AlikePair{{Students: [2]string{s, s}}}}}
	inner := b.Result
	b.Result = func(sub *class.Submission) (grading.Graded, error) {
		g, err := inner(sub)
		g.File = s
		for i := range g.Tests {
			g.Tests[i].Message = "q" + s
		}
		for i := range g.Diagnostics {
			g.Diagnostics[i].Message = "q" + s
		}
		g.Feedback = report.Plain(s)
		return g, err
	}
	return b
}

func FuzzHostileTexts(f *testing.F) {
	for _, s := range []string{"<script>alert(1)</script>", "</pre></style><img src=x onerror=alert(1)>", "=1+1", "\"quoted\",\n\"", "\x1b[31m\u202e\u0000", "\xff\xfe", "{{.}}", "' onclick='x", "]]>&amp;", "::error::", "a\n::error::", "##[error]"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		s += "q" // an empty text shows nothing
		b := hostile(t, s)
		out := map[string]string{}
		for _, format := range Formats() {
			var text bytes.Buffer
			require.NoError(t, format.Write(b, &text))
			out[format.Name] = text.String()
		}
		assert.Equal(t, report.Plain(out["text"]), out["text"], "nothing steers a terminal")
		assert.NotRegexp(t, `(?m)^\s*::\w|##\[\w`, out["text"], "nothing is a command to the service that runs this")
		assert.Equal(t, report.Plain(out["json"]), out["json"], "nothing steers a terminal")
		assert.True(t, json.Valid([]byte(out["json"])))

		assert.NoError(t, xml.Unmarshal([]byte(out["junit"]), new(struct{})))

		records, err := csv.NewReader(strings.NewReader(out["csv"])).ReadAll()
		require.NoError(t, err)
		assert.Len(t, records, 1+len(b.Class.Students))
		for _, record := range records {
			require.Len(t, record, 6)
			for _, field := range record {
				assert.False(t, field != "" && strings.ContainsAny(field[:1], "=+-@\t\r"), "%q is a formula", field)
			}
		}
		// Tags and their attributes are those of a class of harmless names.
		var plain bytes.Buffer
		require.NoError(t, hostile(t, "q").HTML(&plain))
		assert.Equal(t, tags(plain.String()), tags(out["html"]))
	})
}

// tags are the tags of a page, in order, with the names of their attributes.
func tags(page string) []string {
	var all []string
	for {
		_, rest, ok := strings.Cut(page, "<")
		if !ok {
			return all
		}
		var tag strings.Builder
		quoted := false
		end := strings.IndexFunc(rest, func(r rune) bool {
			switch {
			case r == '"':
				quoted = !quoted
			case !quoted && r == '>':
				return true
			case !quoted:
				tag.WriteRune(r)
			}
			return false
		})
		all = append(all, tag.String())
		page = rest[end+1:]
	}
}

// A folder's name may be anything. It takes one line of the text, and leaves the
// scores in sight.
func TestNamesInText(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("names of files hold no line ends here")
	}
	b := book(t, "", map[string]string{
		"Eve\nAda Lovelace  100\n/04.go":           "// WA 0 900\n",
		strings.Repeat("n", 200) + "/04.go":        "// AC 3 1000\n",
		"Eve\nNot placed, and not graded: 0/x.pdf": "%PDF",
	})
	var text bytes.Buffer
	require.NoError(t, b.Text(&text))
	assert.Contains(t, text.String(), "\nEve\\nAda Lovelace  100")
	assert.NotContains(t, text.String(), "\nAda")
	assert.NotContains(t, text.String(), "\nNot placed, and not graded: 0")
	for line := range strings.Lines(text.String()) {
		assert.LessOrEqual(t, len(line), 100, line)
	}
}

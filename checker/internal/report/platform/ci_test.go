package platform

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"regexp"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	goldtext "github.com/yuin/goldmark/text"

	"nqueens/checker/internal/judge"
)

// junitSchema is the one that Jenkins publishes.
var junitSchema = sync.OnceValues(func() (*schema, error) { return loadSchema("testdata/junit-10.xsd") })

func validateJUnit(t testing.TB, document string) {
	t.Helper()
	s, err := junitSchema()
	require.NoError(t, err)
	require.NoError(t, s.validate(document))
	// What the schema leaves open: the counts are those of the cases.
	var report struct {
		Suites []junitSuite `xml:"testsuite"`
	}
	require.NoError(t, xml.Unmarshal([]byte(document), &report))
	for _, suite := range report.Suites {
		var failures, errors, skipped int
		for _, c := range suite.Cases {
			for count, reason := range map[*int]*junitReason{&failures: c.Failure, &errors: c.Error, &skipped: c.Skipped} {
				if reason != nil {
					*count++
				}
			}
		}
		require.Equal(t, []int{len(suite.Cases), failures, errors, skipped}, []int{suite.Tests, suite.Failures, suite.Errors, suite.Skipped})
	}
}

func TestJUnit(t *testing.T) {
	assert.Equal(t, `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="checker">
  <testsuite name="04-bitmasks exercises/04-bitmasks/main.go" tests="2" failures="1" errors="0" skipped="0" file="exercises/04-bitmasks/main.go">
    <properties>
      <property name="exercise" value="04-bitmasks"></property>
      <property name="verdict" value="WA"></property>
      <property name="score" value="0.5000"></property>
    </properties>
    <testcase name="sample-1" classname="04-bitmasks"></testcase>
    <testcase name="many-queries" classname="04-bitmasks">
      <failure type="WA" message="wrong answer">wrong answer&#xA;&#xA;1 &lt; 2 ]]&gt; \x01</failure>
    </testcase>
  </testsuite>
</testsuites>
`, document(t, "junit", submission(passed("sample-1", true), failedHidden(judge.WrongAnswer, "1 < 2 ]]> \x01"))))
	assert.Contains(t, document(t, "junit", cases()["undecided"]), `<skipped type="undecided"`)
	assert.Contains(t, document(t, "junit", cases()["fault of all"]), `<testcase name="grading" classname="04-bitmasks">`)
	assert.Contains(t, document(t, "junit", cases()["compile error"]), "-:3:6: declared and not used: x")
}

// A class passes through without being held.
func TestJUnitOfAClass(t *testing.T) {
	var b bytes.Buffer
	j, err := NewJUnit(&b)
	require.NoError(t, err)
	for i := range 300 {
		require.NoError(t, j.Add(fmt.Sprintf("student %d", i), cases()["wrong hidden"]))
		require.Contains(t, b.String(), fmt.Sprintf(`name="student %d"`, i), "it is written when it is added")
	}
	require.NoError(t, j.Close())
	validateJUnit(t, b.String())
	assert.Equal(t, 300, strings.Count(b.String(), "</testsuite>"))
}

// annotation is the grammar of GitHub's page "Workflow commands for GitHub Actions",
// for the three commands that annotate: what is escaped may stand nowhere unescaped.
var annotation = regexp.MustCompile(`^::(error|warning|notice) ((?:file|line|col|title)=[^:,\r\n]*(?:,(?:file|line|col|title)=[^:,\r\n]*)*)::([^\r\n]*)$`)

func validateGitHub(t testing.TB, document string) {
	t.Helper()
	shown := map[string]int{}
	for l := range strings.Lines(document) {
		match := annotation.FindStringSubmatch(strings.TrimSuffix(l, "\n"))
		require.NotNil(t, match, l)
		shown[match[1]]++
		names := map[string]bool{}
		for _, p := range strings.Split(match[2], ",") {
			name, value, _ := strings.Cut(p, "=")
			require.False(t, names[name], "twice: %s", l)
			names[name] = true
			requireEscaped(t, value, "25", "0D", "0A", "3A", "2C")
			if name == "line" || name == "col" {
				require.Regexp(t, `^[1-9][0-9]*$`, value)
			}
		}
		requireEscaped(t, match[3], "25", "0D", "0A")
	}
	for name, n := range shown {
		require.LessOrEqual(t, n, 10, "GitHub shows no more of one step: %s", name)
	}
}

// requireEscaped wants every % of a text to begin one of these codes.
func requireEscaped(t testing.TB, value string, codes ...string) {
	t.Helper()
	for i, part := range strings.Split(value, "%") {
		if i == 0 {
			continue
		}
		known := false
		for _, code := range codes {
			known = known || strings.HasPrefix(part, code)
		}
		require.True(t, known, "%%%s", part)
	}
}

func TestGitHub(t *testing.T) {
	strange := refused(judge.CompileError, judge.Result{}.Diagnostics...)
	strange.File = "a,b:c%.go"
	assert.Equal(t, "::error file=a%2Cb%3Ac%25.go,title=04-bitmasks%3A compile error::CE compile error\n", document(t, "github", strange))
	assert.Equal(t, "::error title=04-bitmasks%3A compile error::declared and not used: x\n"+
		"::error title=04-bitmasks%3A compile error::function main is undeclared in the main package\n",
		document(t, "github", cases()["compile error"]), "standard input has no file to annotate")
	assert.Equal(t, "::error file=exercises/04-bitmasks/main.go,line=4,title=04-bitmasks%2C test many-queries%3A run-time error::panic: index out of range, at line 4.\n",
		document(t, "github", cases()["run-time error"]))
	assert.Equal(t, "::notice file=exercises/04-bitmasks/main.go,title=04-bitmasks%3A accepted::AC accepted, 2 of 2 tests passed\n",
		document(t, "github", cases()["accepted"]))
	assert.Equal(t, 10, strings.Count(document(t, "github", cases()["many errors"]), "\n"))
}

// validateSummary reads the step summary as GitHub does and looks at what it is
// made of: nothing of a learner's may have become a link, an image, a tag or a row.
func validateSummary(t testing.TB, results ...judge.Result) {
	t.Helper()
	var summary, page bytes.Buffer
	require.NoError(t, StepSummary(&summary, results))
	require.Less(t, summary.Len(), 1<<20)
	markdown := goldmark.New(goldmark.WithExtensions(extension.GFM))
	tree := markdown.Parser().Parse(goldtext.NewReader(summary.Bytes()))
	rows, blocks := 0, 0
	require.NoError(t, ast.Walk(tree, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		switch n.Kind().String() {
		case "TableRow":
			rows++
		case "HTMLBlock":
			blocks++
			html := string(n.Lines().Value(summary.Bytes()))
			inside := strings.TrimSuffix(strings.TrimPrefix(html, "<pre>"), "</pre>\n")
			require.NotContains(t, inside, "<")
		case "Document", "Heading", "Text", "Table", "TableHeader", "TableCell", "Paragraph", "TextBlock":
		default:
			require.Fail(t, "the summary has a "+n.Kind().String(), summary.String())
		}
		return ast.WalkContinue, nil
	}))
	require.Equal(t, len(results), rows)
	require.LessOrEqual(t, blocks, len(results))
	require.NoError(t, markdown.Renderer().Render(&page, summary.Bytes(), tree))
}

func TestStepSummary(t *testing.T) {
	var all []judge.Result
	for _, r := range cases() {
		validateSummary(t, r)
		for range 10 {
			all = append(all, r)
		}
	}
	validateSummary(t, all...)
	var b bytes.Buffer
	r := submission(passed("sample-1", true), failedHidden(judge.WrongAnswer, "1 < 2 & *no*"))
	r.File = "a|b_c_.go"
	require.NoError(t, StepSummary(&b, []judge.Result{r}))
	assert.Equal(t, "### Checker\n\n| exercise | file | verdict | tests | score |\n|---|---|---|---|---|\n"+
		"| 04\\-bitmasks | a\\|b\\_c\\_\\.go | wrong answer | 1 of 2 | 50% |\n"+
		"\n#### 04\\-bitmasks\n\n<pre>WA wrong answer, 1 of 2 tests passed\n\nmany-queries: wrong answer\n\n1 &lt; 2 &amp; *no*</pre>\n", b.String())
}

package page

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// whole is a page as one text.
func whole(lines []Line) string {
	var b strings.Builder
	for _, line := range lines {
		b.WriteString(line.Text + "\n")
	}
	return b.String()
}

func TestRender(t *testing.T) {
	for _, test := range []struct{ name, markdown, want string }{
		{"nothing", "", ""},
		{"headings", "# A title\n\n## A part\ntext\n", "A title\n\nA part\n\ntext\n"},
		{"a paragraph is filled", "one two\nthree four five six\n", "one two three four\nfive six\n"},
		{"a hard line end stays", "one  \ntwo\\\nthree\n", "one\ntwo\nthree\n"},
		{"code keeps its quotes", "call `f(x)` *now* **then**\n", "call `f(x)` now then\n"},
		{"escapes and entities", "a \\* b &lt; c\n", "a * b < c\n"},
		{"links", "see [this](a.md) and [that](https://x.y)\n", "see this and that\n(https://x.y)\n"},
		{"a list", "before\n\n- one\n- two words that are\n  wrapped\n", "before\n\n• one\n• two words that are\n  wrapped\n"},
		{"a list in a list", "1. one\n   - in\n2. two\n", "1. one\n   • in\n2. two\n"},
		{"a loose list", "- one\n\n- two\n", "• one\n\n• two\n"},
		{"code", "```go\nfunc f() {\n\tx := 1\n}\n```\n", "│ func f() {\n│     x := 1\n│ }\n"},
		{"output", "```go\nf()\n```\n\n```output\n1\n```\n", "│ f()\n\nprinted:\n│ 1\n"},
		{"code that is too wide", "```\naaaa bbbb cccc dddd eeee\n```\n", "│ aaaa bbbb cccc\n│ dddd eeee\n"},
		{"words that are too wide", "```\naaaabbbbccccddddeeeeffff\n```\n", "│ aaaabbbbccccddddee\n│ eeffff\n"},
		{"Go that is too wide", "```go\n\tf(a, n-1, \"b b\")\n```\n", "│     f(a, n-1, \"b\n│ b\")\n"},
		{"a comment whose first line is too wide", "```go\n// aaaa bbbb cccc dd\n// ee ff.\nx()\n```\n", "│ // aaaa bbbb cccc\n│ // dd ee ff.\n│ x()\n"},
		{"a comment that is too wide", "```go\n// aaaa bbbb cccc dddd\n```\n", "│ // aaaa bbbb cccc\n│ // dddd\n"},
		{"a quote", "> quoted text\n", "│ quoted text\n"},
		{"a rule", "a\n\n---\n", "a\n\n────────────────────\n"},
		{"a table", "| n | count |\n|---|---:|\n| 4 | 2 |\n| 8 | 92 |\n", "n  count\n────────\n4      2\n8     92\n"},
		{"a table without heads", "| | |\n|---|---|\n| a | b |\n", "a  b\n"},
		{"a table that is too wide", "| a | b |\n|---|---|\n| one | many words in one cell |\n", "a    b\n────────────────────\none  many words in\n     one cell\n"},
		{"a picture", "![two queens](q.svg)\n", "[picture: two\nqueens]\n"},
		{"comments are not shown", "a\n\n<!-- steps -->\n\nb\n", "a\n\nb\n"},
		{"CRLF and a byte order mark", "\ufeffa\r\nb\r\n", "a b\n"},
		{"wide characters", "方案方案方案 方案方案方案方案\n", "方案方案方案\n方案方案方案方案\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			assert.Equal(t, test.want, whole(Render([]byte(test.markdown), Options{Width: 20})))
		})
	}
}

// Where there is room, what goes on of a line of Go stands further in.
func TestLongLinesOfGo(t *testing.T) {
	want := "│     x := 1 // a comment that is too\n│             // wide\n"
	assert.Equal(t, want, whole(Render([]byte("```go\n\tx := 1 // a comment that is too wide\n```\n"), Options{Width: 40})))
	want = "│     fmt.Println(line(queens), n,\n│             n-1-col)\n"
	assert.Equal(t, want, whole(Render([]byte("```go\n\tfmt.Println(line(queens), n, n-1-col)\n```\n"), Options{Width: 40})))
}

func TestAnswers(t *testing.T) {
	lines := Render([]byte("Guess.\n\n<details>\n<summary>What it <b>printed</b></summary>\n\n```output\n1\n```\n\nSo.\n\n</details>\n\nOn.\n\n<details>\n\nB\n\n</details>\n"), Options{Width: 40})
	assert.Equal(t, []Line{
		{"Guess.", 0}, {"", 0}, {"▸ What it printed", 0}, {"", 1}, {"│ 1", 1}, {"", 1}, {"So.", 1},
		{"", 0}, {"On.", 0}, {"", 0}, {"▸ Answer", 0}, {"", 2}, {"B", 2},
	}, lines)
}

func TestPictures(t *testing.T) {
	o := Options{Width: 40, Picture: func(file string) ([]string, bool) { return []string{". Q", "Q ."}, file == "board.svg" }}
	assert.Equal(t, "  . Q\n  Q .\n\n[picture: other]\n", whole(Render([]byte("![b](board.svg)\n\n![other](x.svg)\n"), o)))
}

func TestStyledLinesStandAlone(t *testing.T) {
	lines := Render([]byte("# T\n\n**two words** `code`\n\n```go\n/* a\nb */ x := \"s\"\n```\n"), Options{Width: 20, Styled: true})
	assert.Equal(t, "T\n\ntwo words code\n\n│ /* a\n│ b */ x := \"s\"\n", ansi.Strip(whole(lines)))
	for _, line := range lines {
		assert.Equal(t, strings.Count(line.Text, "\x1b["), 2*strings.Count(line.Text, "\x1b[m"), "each style ends in its line: %q", line.Text)
	}
}

// No page of the course is wider than the terminal.
func TestPagesOfTheCourseFit(t *testing.T) {
	for _, pattern := range []string{"lessons/*/README.md", "exercises/*/*.md", "solutions/*/README.md"} {
		files, err := filepath.Glob(filepath.Join("..", "..", "..", filepath.FromSlash(pattern)))
		require.NoError(t, err)
		require.NotEmpty(t, files)
		for _, file := range files {
			src, err := os.ReadFile(file)
			require.NoError(t, err)
			for _, line := range Render(src, Options{Width: 80}) {
				assert.LessOrEqual(t, ansi.StringWidth(line.Text), 80, "%s: %s", file, line.Text)
			}
		}
	}
}

func FuzzRender(f *testing.F) {
	f.Add("# T\n\n- a\n  1. b\n\n| a | b |\n|-|-|\n| `c` | ![d](e) |\n\n<details>\n\n```go\nx\n", 20)
	f.Fuzz(func(t *testing.T, src string, width int) {
		for _, styled := range []bool{false, true} {
			for _, line := range Render([]byte(src), Options{Width: width, Styled: styled}) {
				assert.NotContains(t, line.Text, "\n")
			}
		}
	})
}

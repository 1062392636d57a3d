package fence_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/fence"
)

// one is the only block of a text.
func one(t *testing.T, src string) fence.Block {
	t.Helper()
	blocks := fence.Parse([]byte(src)).Blocks
	require.Len(t, blocks, 1)
	return blocks[0]
}

func TestBlocks(t *testing.T) {
	tests := []struct {
		name, src           string
		lang, info, content string
		line                int
		raw                 string // src[Start:End]
		closed              bool
	}{
		{"plain", "text\n\n```go\nx := 1\n```\n", "go", "go", "x := 1\n", 4, "x := 1\n", true},
		{"words", "```go id=a predict\nx\n```\n", "go", "go id=a predict", "x\n", 2, "x\n", true},
		{"blank before the language", "```  output head \n1\n```\n", "output", "output head", "1\n", 2, "1\n", true},
		{"tildes", "~~~text\n```\n~~~\n", "text", "text", "```\n", 2, "```\n", true},
		{"longer fence", "````md\n```go\n```\n````\n", "md", "md", "```go\n```\n", 2, "```go\n```\n", true},
		{"longer closing fence", "```\nx\n`````\n", "", "", "x\n", 2, "x\n", true},
		{"indented by two", "  ```go\n  a\n    b\n  ```\n", "go", "go", "a\n  b\n", 2, "  a\n    b\n", true},
		{"in a list", "- item\n\n  ```go\n  a\n\n  b\n  ```\n", "go", "go", "a\n\nb\n", 4, "  a\n\n  b\n", true},
		{"opening a list item", "- ```go\n  a\n  ```\n", "go", "go", "a\n", 2, "  a\n", true},
		{"in a quote", "> ```go\n> a\n> ```\n", "go", "go", "a\n", 2, "> a\n", true},
		{"CRLF", "# T\r\n\r\n```go\r\na\r\n\r\nb\r\n```\r\n", "go", "go", "a\n\nb\n", 4, "a\r\n\r\nb\r\n", true},
		{"empty", "```output\n```\n", "output", "output", "", 2, "", true},
		{"blank line", "```output\n\n```\n", "output", "output", "\n", 2, "\n", true},
		{"no line end at the end of the file", "```go\na\n```", "go", "go", "a\n", 2, "a\n", true},
		{"unclosed", "```go\na\n", "go", "go", "a\n", 2, "a\n", false},
		{"unclosed, no line end", "```go\na", "go", "go", "a\n", 2, "a", false},
		{"unclosed and empty", "```go", "go", "go", "", 2, "", false},
		{"unclosed, ended by its quote", "> ```go\n> a\n\ntext\n", "go", "go", "a\n", 2, "> a\n", false},
		{"too short a closing fence", "````\n```\n", "", "", "```\n", 2, "```\n", false},
		{"byte order mark", "\ufeff```go\na\n```\n", "go", "go", "a\n", 2, "a\n", true},
		{"tab kept", "```go\n\tx\n```\n", "go", "go", "\tx\n", 2, "\tx\n", true},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			b := one(t, test.src)
			assert.Equal(t, test.lang, b.Lang)
			assert.Equal(t, test.info, b.Info)
			assert.Equal(t, test.content, b.Content)
			assert.Equal(t, test.line, b.Line)
			assert.Equal(t, test.line-1, b.OpenLine)
			assert.Equal(t, test.raw, test.src[b.Start:b.End])
			assert.Equal(t, test.closed, b.Closed)
		})
	}
}

func TestNoBlocks(t *testing.T) {
	for _, src := range []string{"", "text", "    ```go\n    indented code\n    ```\n", "`` ```go `` \n", "<pre>\n```go\n```\n</pre>\n"} {
		assert.Empty(t, fence.Parse([]byte(src)).Blocks, "%q", src)
	}
}

func TestUnclosedBeforeTheNextBlock(t *testing.T) {
	blocks := fence.Parse([]byte("> ```go\n> a\n```text\nb\n```\n")).Blocks
	require.Len(t, blocks, 2)
	assert.False(t, blocks[0].Closed)
	assert.True(t, blocks[1].Closed)
}

func TestFollows(t *testing.T) {
	const cell = "```go\nx\n```\n"
	const output = "```output\n1\n```\n"
	tests := []struct {
		name, between    string
		follows, details bool
	}{
		{"nothing between", "", true, false},
		{"blank lines", "\n \n\n", true, false},
		{"text", "\nIt prints:\n\n", false, false},
		{"a comment", "\n<!-- why -->\n\n", false, false},
		{"details", "\n<details>\n\n", true, true},
		{"details and summary", "\n<details>\n<summary>What does it print?</summary>\n\n", true, true},
		{"both on one line", "\n<details open><summary>Look</summary>\n\n", true, true},
		{"summary on its own", "\n<details>\n\n<summary>Look</summary>\n\n", true, true},
		{"text inside details", "\n<details>\n<summary>Look</summary>\n\nSurprise:\n\n", false, false},
		{"a second details", "\n<details><summary>a</summary></details>\n<details><summary>b</summary>\n\n", false, false},
		{"a heading", "\n## Next\n\n", false, false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			blocks := fence.Parse([]byte(cell + test.between + output)).Blocks
			require.Len(t, blocks, 2)
			assert.False(t, blocks[0].Follows)
			assert.Equal(t, test.follows, blocks[1].Follows)
			assert.Equal(t, test.details, blocks[1].Details)
		})
	}
}

func TestFollowsInsideAQuoteOnly(t *testing.T) {
	same := fence.Parse([]byte("> ```go\n> x\n> ```\n>\n> ```output\n> 1\n> ```\n")).Blocks
	require.Len(t, same, 2)
	assert.True(t, same[1].Follows)
	other := fence.Parse([]byte("> ```go\n> x\n> ```\n\n```output\n1\n```\n")).Blocks
	require.Len(t, other, 2)
	assert.False(t, other[1].Follows)
}

func TestSwallowed(t *testing.T) {
	doc := fence.Parse([]byte("<details>\n<summary>Look</summary>\n```output\n1\n```\n</details>\n"))
	assert.Empty(t, doc.Blocks)
	assert.Equal(t, []int{3, 5}, doc.Swallowed)
	doc = fence.Parse([]byte("<!--\n```go\n```\n-->\n"))
	assert.Empty(t, doc.Swallowed)
}

func TestHeadings(t *testing.T) {
	doc := fence.Parse([]byte("intro\n\n# The *first* `one`\n\n## Sample 1\n\n### Input\n\n```a\n```\n\nSample 2\n--------\n\n```b\n```\n\n> # quoted\n\n# Other\n\n```c\n```\n"))
	assert.Equal(t, "The first one", doc.Title())
	require.Len(t, doc.Blocks, 3)
	texts := func(hs []fence.Heading) (out []string) {
		for _, h := range hs {
			out = append(out, h.Text)
		}
		return out
	}
	assert.Equal(t, []string{"The first one", "Sample 1", "Input"}, texts(doc.Blocks[0].Sections))
	assert.Equal(t, []string{"The first one", "Sample 2"}, texts(doc.Blocks[1].Sections))
	assert.Equal(t, []string{"Other"}, texts(doc.Blocks[2].Sections))
	assert.Equal(t, fence.Heading{Level: 3, Text: "Input", Line: 7}, doc.Blocks[0].Heading())
	assert.Equal(t, fence.Heading{Level: 2, Text: "Sample 2", Line: 12}, doc.Blocks[1].Heading())
	assert.Equal(t, "", fence.Parse([]byte("## no title\n")).Title())
	b := one(t, "```x\n```\n")
	assert.Equal(t, fence.Heading{}, b.Heading())
}

func TestWords(t *testing.T) {
	tests := []struct {
		info  string
		words []fence.Word
		err   string
	}{
		{"go", nil, ""},
		{"go predict", []fence.Word{{Key: "predict"}}, ""},
		{"go  id=a\tpredict ", []fence.Word{{Key: "id", Value: "a", HasValue: true}, {Key: "predict"}}, ""},
		{`go stdin="4\n5\n" id=b`, []fence.Word{{Key: "stdin", Value: "4\n5\n", HasValue: true}, {Key: "id", Value: "b", HasValue: true}}, ""},
		{`go stdin="a \"b\" c"`, []fence.Word{{Key: "stdin", Value: `a "b" c`, HasValue: true}}, ""},
		{`go stdin=""`, []fence.Word{{Key: "stdin", HasValue: true}}, ""},
		{`go stdin=`, []fence.Word{{Key: "stdin", HasValue: true}}, ""},
		{`go stdin="4`, nil, `the quote in stdin="4 is never closed`},
		{`go stdin="\q"`, nil, `stdin="\q": the value is no quoted Go string, as in key="a\nb"`},
		{`go stdin=a"b"`, nil, `stdin=a"b": the value is no quoted Go string, as in key="a\nb"`},
		{`go "quoted"`, nil, `"quoted": quotes belong after a =, as in key="value"`},
	}
	for _, test := range tests {
		t.Run(test.info, func(t *testing.T) {
			b := one(t, "~~~"+test.info+"\n~~~\n")
			words, err := b.Words()
			if test.err != "" {
				require.EqualError(t, err, test.err)
				return
			}
			require.NoError(t, err)
			assert.Equal(t, test.words, words)
		})
	}
}

// replace puts content into the only block of a text.
func replace(t *testing.T, src, content string) string {
	b := one(t, src)
	return src[:b.Open] + b.WithContent([]byte(src), content) + src[b.Close:]
}

func TestWithContent(t *testing.T) {
	tests := []struct{ name, src, content, want string }{
		{"other lines", "a\n\n```output\n1\n```\nb\n", "2\n3\n", "a\n\n```output\n2\n3\n```\nb\n"},
		{"no line end", "```output\n1\n```\n", "2", "```output\n2\n```\n"},
		{"nothing", "```output\n1\n```\n", "", "```output\n```\n"},
		{"CRLF", "```output\r\n1\r\n```\r\n", "2\n\n3\n", "```output\r\n2\r\n\r\n3\r\n```\r\n"},
		{"indented", "  ```output\n  1\n  ```\n", "2\n\n 3\n", "  ```output\n  2\n\n   3\n  ```\n"},
		{"in a list item", "1. ```output\n   1\n   ```\n", "2\n3\n", "1. ```output\n   2\n   3\n   ```\n"},
		{"in a quote", "> ```output\n> 1\n> ```\n", "2\n\n3\n", "> ```output\n> 2\n>\n> 3\n> ```\n"},
		{"a fence in the content", "```output\n1\n```\n", "```\nx\n````\n", "`````output\n```\nx\n````\n`````\n"},
		{"backquotes that close nothing", "```output\n1\n```\n", "```go\n``\n", "```output\n```go\n``\n```\n"},
		{"tildes in the content", "~~~output\n1\n~~~\n", "~~~\n```\n", "~~~~output\n~~~\n```\n~~~~\n"},
		{"unclosed", "```output\n1", "2\n", "```output\n2\n```\n"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			got := replace(t, test.src, test.content)
			assert.Equal(t, test.want, got)
			b := one(t, got)
			assert.Equal(t, strings.TrimSuffix(test.content, "\n"), strings.TrimSuffix(b.Content, "\n"))
			if b := one(t, test.src); b.Closed {
				assert.Equal(t, test.src, replace(t, test.src, b.Content), "the same content changes nothing")
			}
		})
	}
}

func TestBehind(t *testing.T) {
	tests := []struct{ name, src, content, want string }{
		{"plain", "```go\nx\n```\n", "1\n", "```go\nx\n```\n\n```output\n1\n```\n"},
		{"no line end", "```go\nx\n```", "1", "```go\nx\n```\n\n```output\n1\n```\n"},
		{"quote", "> ```go\n> x\n> ```\n", "1\n", "> ```go\n> x\n> ```\n>\n> ```output\n> 1\n> ```\n"},
		{"list and CRLF", "- ```go\r\n  x\r\n  ```\r\n", "1\n", "- ```go\r\n  x\r\n  ```\r\n\r\n  ```output\r\n  1\r\n  ```\r\n"},
		{"a fence in the content", "```go\nx\n```\n", "```\n", "```go\nx\n```\n\n````output\n```\n````\n"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			b := one(t, test.src)
			got := test.src[:b.Close] + b.Behind([]byte(test.src), "\n"+fence.Fenced("output", test.content)) + test.src[b.Close:]
			assert.Equal(t, test.want, got)
			blocks := fence.Parse([]byte(got)).Blocks
			require.Len(t, blocks, 2)
			assert.True(t, blocks[1].Follows)
		})
	}
}

// FuzzParse holds the places that are reported against the text itself.
func FuzzParse(f *testing.F) {
	for _, seed := range []string{
		"# A\n\n```go id=x\nfmt.Println(1)\n```\n\n<details>\n<summary>?</summary>\n\n```output\n1\n```\n\n</details>\n",
		"- a\n  > ~~~\n  > x\n  > ~~~\n", "\t```\n", "-\t```go\n\tx\n\t\ty\n\t```\n", "> ```\n\n```", "```\r\n\r\n```\r\n", "1. ```\n\n   x\n\n   ```",
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		doc := fence.Parse(src)
		for i, b := range doc.Blocks {
			require.LessOrEqual(t, b.Open, b.Start)
			require.LessOrEqual(t, b.Start, b.End)
			require.LessOrEqual(t, b.End, b.Close)
			require.LessOrEqual(t, b.Close, len(src))
			if i > 0 {
				require.LessOrEqual(t, doc.Blocks[i-1].Close, b.Open)
			}
			require.Equal(t, b.OpenLine, strings.Count(string(src[:b.Open]), "\n")+1)
			require.Equal(t, b.Line, b.OpenLine+1)
			if b.Closed {
				raw := string(src[b.Start:b.End])
				require.Equal(t, strings.Count(b.Content, "\n"), strings.Count(raw, "\n"))
			}
			_, _ = b.Words()
		}
	})
}

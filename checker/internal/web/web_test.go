package web

import (
	"encoding/json"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/notebook"
)

func openCourse(t *testing.T) *course.Course {
	t.Helper()
	c, err := course.Open(".")
	require.NoError(t, err)
	return c
}

// made is the site of the course, which no test changes.
var made = sync.OnceValues(func() (*Site, error) {
	c, err := course.Open(".")
	if err != nil {
		return nil, err
	}
	return New(c, Options{})
})

func wholeSite(t *testing.T) (*course.Course, *Site) {
	t.Helper()
	site, err := made()
	require.NoError(t, err)
	return openCourse(t), site
}

func content(t *testing.T, site *Site, file string) string {
	t.Helper()
	text, ok := site.File(file)
	require.True(t, ok, "the site has no %s", file)
	return string(text)
}

func TestEveryLessonAndExerciseHasAPage(t *testing.T) {
	c, site := wholeSite(t)
	for _, l := range c.Lessons {
		assert.Contains(t, content(t, site, "lessons/"+l.Name+"/index.html"), "<h1>"+l.Title+"</h1>")
		assert.Contains(t, content(t, site, "index.html"), `href="lessons/`+l.Name+`/index.html"`)
	}
	for _, e := range c.Exercises {
		assert.Contains(t, content(t, site, "exercises/"+e.Name+"/index.html"), `id="program"`)
		assert.Contains(t, content(t, site, "exercises/"+e.Name+"/hints.html"), "<summary>Hint 1: the idea</summary>")
		assert.Contains(t, content(t, site, "index.html"), `href="exercises/`+e.Name+`/index.html"`)
	}
}

// The cells that the scripts send are read as those of the lesson.
func TestANotebookWithoutEditsIsTheLesson(t *testing.T) {
	c, site := wholeSite(t)
	for _, l := range c.Lessons {
		src, err := os.ReadFile(filepath.Join(l.Dir, "README.md"))
		require.NoError(t, err)
		n, err := notebook.Parse(src)
		require.NoError(t, err)

		var sent cells
		require.NoError(t, json.Unmarshal([]byte(content(t, site, "lessons/"+l.Name+"/notebook.json")), &sent))
		var sources []notebook.Source
		for _, cell := range sent.Cells {
			sources = append(sources, notebook.Source{Words: cell.Words, Text: cell.Source})
		}
		read, err := notebook.Of(sources)
		require.NoError(t, err)
		require.Len(t, read.Cells, len(n.Cells), l.Name)
		for i, want := range n.Cells {
			got := read.Cells[i]
			assert.Equal(t, []any{want.ID, want.Source, want.Declares, want.Expect, want.Stdin, want.Predict},
				[]any{got.ID, got.Source, got.Declares, got.Expect, got.Stdin, got.Predict})
		}
	}
}

var (
	reference = regexp.MustCompile(`(?:href|src)="([^"]*)"`)
	anchor    = regexp.MustCompile(`\sid="([^"]*)"`)
)

func TestLinksLeadSomewhereOnTheSite(t *testing.T) {
	_, site := wholeSite(t)
	anchors := map[string]map[string]bool{}
	for _, file := range site.Paths() {
		anchors[file] = map[string]bool{}
		for _, id := range anchor.FindAllStringSubmatch(content(t, site, file), -1) {
			if path.Ext(file) == ".html" {
				assert.False(t, anchors[file][id[1]], "%s has the id %s twice", file, id[1])
			}
			anchors[file][id[1]] = true
		}
	}
	for _, file := range site.Paths() {
		if path.Ext(file) != ".html" {
			continue
		}
		for _, ref := range reference.FindAllStringSubmatch(content(t, site, file), -1) {
			if strings.HasPrefix(ref[1], "https://") {
				continue
			}
			assert.False(t, strings.HasPrefix(ref[1], "/"), "%s: %s is not relative", file, ref[1])
			to, fragment, _ := strings.Cut(ref[1], "#")
			target := file
			if to != "" {
				target = path.Join(path.Dir(file), to)
			}
			if assert.Contains(t, anchors, target, "%s links to %s", file, ref[1]) && fragment != "" {
				assert.True(t, anchors[target][fragment], "%s links to %s", file, ref[1])
			}
		}
	}
}

// A strict policy allows neither of these.
func TestPagesHoldNoScriptAndNoStyle(t *testing.T) {
	_, site := wholeSite(t)
	inline := regexp.MustCompile(`<style|\sstyle=|\son[a-z]+=|<script(?: type="module")?>|javascript:`)
	for _, file := range site.Paths() {
		if path.Ext(file) == ".html" {
			assert.NotRegexp(t, inline, content(t, site, file), file)
		}
	}
}

var headingTag = regexp.MustCompile(`<h([1-6])`)

func TestHeadingsComeInOrder(t *testing.T) {
	_, site := wholeSite(t)
	for _, file := range site.Paths() {
		if path.Ext(file) != ".html" {
			continue
		}
		_, main, _ := strings.Cut(content(t, site, file), "<main")
		before := 0
		for _, h := range headingTag.FindAllStringSubmatch(main, -1) {
			level := int(h[1][0] - '0')
			assert.LessOrEqual(t, level, before+1, "%s: h%d after h%d", file, level, before)
			before = level
		}
		assert.Equal(t, 1, strings.Count(main, "<h1"), file)
	}
}

func TestTheSiteShowsNoLearnersProgram(t *testing.T) {
	c, site := wholeSite(t)
	for i := range c.Exercises {
		begin, err := beginning(&c.Exercises[i])
		require.NoError(t, err)
		var data exerciseJSON
		require.NoError(t, json.Unmarshal([]byte(content(t, site, "exercises/"+c.Exercises[i].Name+"/exercise.json")), &data))
		assert.Equal(t, begin, data.Starter)
		assert.Len(t, data.Tests, len(c.Exercises[i].Tests))
	}
}

func TestHighlight(t *testing.T) {
	for _, test := range []struct{ name, src, want string }{
		{"words", "var n = 4 // <n>\n",
			`<span class="line"><span class="tok-keyword">var</span> n = <span class="tok-number">4</span> <span class="tok-comment">// &lt;n&gt;</span></span>` + "\n"},
		{"a comment over lines", "/* a\nb */\n",
			`<span class="line"><span class="tok-comment">/* a</span></span>` + "\n" + `<span class="line"><span class="tok-comment">b */</span></span>` + "\n"},
		{"no Go", "\"open & \x01\n", `<span class="line"><span class="tok-string">&#34;open &amp; ` + "\x01" + `</span></span>` + "\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			assert.Equal(t, test.want, highlight(test.src))
		})
	}
}

func TestMarkdown(t *testing.T) {
	c := openCourse(t)
	b := &builder{course: c, site: &Site{files: map[string][]byte{"lessons/a/board.svg": []byte(`<svg xmlns="x" width="40" height="30">`)}},
		pages: map[string]string{"lessons/b/README.md": "lessons/b/index.html"}}
	for _, test := range []struct{ name, src, want string }{
		{"a link to a page", "[b](../b/README.md#x)", "<p><a href=\"../b/index.html#x\">b</a></p>\n"},
		{"a link to what is not on the site", "[go](../../checker/README.md)", "<p>go</p>\n"},
		{"a link that runs a script", "[x](javascript:alert(1))", "<p>x</p>\n"},
		{"a picture", "![a board](board.svg)", "<p><img src=\"board.svg\" alt=\"a board\" width=\"40\" height=\"30\" loading=\"lazy\"></p>\n"},
		{"headings of the same words", "## Same\n\n## Same", "<h2 id=\"same\">Same</h2>\n<h2 id=\"same-2\">Same</h2>\n"},
		{"an answer", "<details>\n<summary>Why</summary>\n\nSo.\n\n</details>", "<details>\n<summary>Why</summary>\n<p>So.</p>\n</details>"},
		{"a comment", "<!-- steps n = 4\n-->\n\nText", "\n<p>Text</p>\n"},
		{"other tags", "<script>alert(1)</script>\n\n<b>x</b>", "&lt;script&gt;alert(1)&lt;/script&gt;\n<p>&lt;b&gt;x&lt;/b&gt;</p>\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := &page{builder: b, source: "lessons/a/README.md", path: "lessons/a/index.html"}
			require.NoError(t, p.render([]byte(test.src), nil))
			assert.Equal(t, test.want, p.main.String())
		})
	}
}

// What the pages hold from elsewhere is named in one file, which every page leads to.
func TestTheLicencesAreInOneFile(t *testing.T) {
	_, site := wholeSite(t)
	text := content(t, site, "assets/LICENSES.txt")
	for _, name := range []string{"@codemirror/view ", "github.com/traefik/yaegi v", "Go: its runtime"} {
		assert.Contains(t, text, "\n"+name)
	}
	_, apart := site.File("assets/LICENSES-engine.txt")
	assert.False(t, apart)
	assert.Contains(t, content(t, site, "exercises/04-bitmasks/index.html"), `href="../../assets/LICENSES.txt"`)
}

package ipynb

import (
	"bytes"
	"encoding/json"
	"flag"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/txtar"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/folder"
	"nqueens/checker/internal/notebook"
	"nqueens/checker/internal/starter"
)

var update = flag.Bool("update", false, "write what is made of the small course into its archive, to be looked at")

// realFiles is the export of this repository.
func realFiles(t *testing.T) (*course.Course, folder.Files) {
	t.Helper()
	c, err := course.Open(".")
	require.NoError(t, err)
	files, err := Files(c)
	require.NoError(t, err)
	require.Len(t, c.Lessons, 11)
	return c, files
}

const archive = "testdata/course.txtar"

// smallFiles is the export of the small course.
func smallFiles(t *testing.T) folder.Files {
	t.Helper()
	a, err := txtar.ParseFile(archive)
	require.NoError(t, err)
	root := t.TempDir()
	for _, f := range a.Files {
		file := filepath.Join(root, filepath.FromSlash(f.Name))
		require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o755))
		require.NoError(t, os.WriteFile(file, f.Data, 0o644))
	}
	c, err := course.Open(root)
	require.NoError(t, err)
	files, err := Files(c)
	require.NoError(t, err)
	return files
}

func TestTheSmallCourse(t *testing.T) {
	files := smallFiles(t)
	assert.Equal(t, []string{"README.md", "exercises/01-count/README.md", "exercises/01-count/hints.md", "lessons/01-count/01-count.ipynb",
		"lessons/01-count/main.go", "lessons/01-count/queen.svg", "lessons/02-more/02-more.ipynb"}, files.Paths())
	a, err := txtar.ParseFile(archive)
	require.NoError(t, err)
	compared := 0
	for i, f := range a.Files {
		name, want := strings.CutPrefix(f.Name, "want/")
		if !want {
			continue
		}
		if *update {
			a.Files[i].Data = files[name]
			continue
		}
		assert.Equal(t, string(f.Data), string(files[name]), name)
		compared++
	}
	if *update {
		require.NoError(t, os.WriteFile(archive, txtar.Format(a), 0o644))
		return
	}
	assert.Equal(t, 3, compared)
}

// schema is the published one, see testdata/nbformat. It is that of the repository
// jupyter/nbformat at commit 75f819f5b60b.
func schema(t *testing.T) *jsonschema.Schema {
	t.Helper()
	s, err := jsonschema.NewCompiler().Compile("testdata/nbformat/nbformat.v4.5.schema.json")
	require.NoError(t, err)
	return s
}

func TestTheNotebooksAreValid(t *testing.T) {
	s := schema(t)
	valid := func(text []byte) error {
		document, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
		require.NoError(t, err)
		return s.Validate(document)
	}
	_, files := realFiles(t)
	for name, content := range smallFiles(t) {
		files["small/"+name] = content
	}
	notebooks := 0
	for name, content := range files {
		if path.Ext(name) != ".ipynb" {
			continue
		}
		notebooks++
		require.NoError(t, valid(content), name)
		ids := map[string]bool{}
		for _, c := range parse(t, content).Cells {
			assert.False(t, ids[c.ID], "%s: the id %s is there twice", name, c.ID)
			ids[c.ID] = true
		}
	}
	assert.Equal(t, 13, notebooks)

	// The schema would notice.
	text := files["lessons/01-pairwise-check/01-pairwise-check.ipynb"]
	require.Error(t, valid(bytes.Replace(text, []byte(`"id": "state"`), []byte(`"id": "st ate"`), 1)))
	require.Error(t, valid(bytes.Replace(text, []byte(`"execution_count": null,`), nil, 1)))
}

// A parsed is a notebook as a reader of the format sees it.
type parsed struct {
	Cells []parsedCell
}

type parsedCell struct {
	ID       string
	Type     string `json:"cell_type"`
	Source   []string
	Metadata struct {
		Jupyter struct {
			Hidden bool `json:"outputs_hidden"`
		}
	}
	Outputs []struct{ Text []string }
}

func parse(t *testing.T, text []byte) parsed {
	t.Helper()
	var p parsed
	require.NoError(t, json.Unmarshal(text, &p))
	return p
}

// The code and the outputs are those that package lesson verifies.
func TestTheCellsAreThoseOfTheLessons(t *testing.T) {
	c, files := realFiles(t)
	for _, l := range c.Lessons {
		text, err := os.ReadFile(filepath.Join(l.Dir, "README.md"))
		require.NoError(t, err)
		n, err := notebook.Parse(text)
		require.NoError(t, err)
		var codes []parsedCell
		for _, cell := range parse(t, files[notebookPath(l.Name)]).Cells {
			if cell.Type == "code" {
				codes = append(codes, cell)
			}
		}
		require.Len(t, codes, len(n.Cells), l.Name)
		for i, want := range n.Cells {
			code := codes[i]
			if !want.Declares {
				require.Equal(t, "%%\n", code.Source[0])
				code.Source = code.Source[1:]
			}
			assert.Equal(t, want.Source, strings.Join(code.Source, "")+"\n")
			// gonb takes a line that begins so for a command of its own.
			assert.NotRegexp(t, `(?m)^[%!]`, strings.Join(code.Source, ""))
			var printed strings.Builder
			for _, output := range code.Outputs {
				printed.WriteString(strings.Join(output.Text, ""))
			}
			assert.Equal(t, want.Output, printed.String(), "%s, %s", l.Name, want.ID)
			assert.Equal(t, want.Predict, code.Metadata.Jupyter.Hidden)
		}
	}
}

func TestEveryLinkLeadsToAFile(t *testing.T) {
	_, files := realFiles(t)
	links := 0
	for name, content := range files {
		var words string
		switch path.Ext(name) {
		case ".md":
			words = string(content)
		case ".ipynb":
			for _, cell := range parse(t, content).Cells {
				if cell.Type == "markdown" {
					words += strings.Join(cell.Source, "") + "\n\n"
				}
			}
		}
		words = regexp.MustCompile("(?s)```.*?```").ReplaceAllString(words, "")
		for _, m := range regexp.MustCompile(`\]\(([^)]+)\)`).FindAllStringSubmatch(words, -1) {
			if !strings.HasPrefix(m[1], "https://") {
				assert.Contains(t, files, path.Join(path.Dir(name), m[1]), "%s leads to %s", name, m[1])
				links++
			}
		}
	}
	assert.Greater(t, links, 100)
}

// What a learner has written stays at home.
func TestExercisesComeWithTheirStarters(t *testing.T) {
	_, files := realFiles(t)
	want, err := starter.Of("04-bitmasks")
	require.NoError(t, err)
	assert.Equal(t, string(want), string(files["exercises/04-bitmasks/main.go"]))
	for _, content := range smallFiles(t) {
		assert.NotContains(t, string(content), "my own")
	}
}

// A program that a page links to comes whole, or what holds the export does not compile.
func TestProgramsComeWhole(t *testing.T) {
	c, files := realFiles(t)
	for _, l := range c.Lessons {
		sources, err := filepath.Glob(filepath.Join(l.Dir, "*.go"))
		require.NoError(t, err)
		for _, source := range sources {
			name := filepath.Base(source)
			file := path.Join("lessons", l.Name, name)
			if strings.HasSuffix(name, "_test.go") {
				assert.NotContains(t, files, file)
			} else {
				assert.Contains(t, files, file)
			}
		}
	}
}

// So they do from a folder whose name would be a pattern.
func TestProgramsComeWholeFromAnyFolder(t *testing.T) {
	root := filepath.Join(t.TempDir(), "course [1]")
	for file, text := range map[string]string{"go.mod": "module nqueens\n", "lessons/01-count/README.md": "# Count\n\n[The program](main.go)\n",
		"lessons/01-count/main.go": "package main\n\nfunc main() { show() }\n", "lessons/01-count/show.go": "package main\n\nfunc show() {}\n",
		"exercises/README.md": "# E\n", "solutions/README.md": "# S\n"} {
		require.NoError(t, os.MkdirAll(filepath.Dir(filepath.Join(root, file)), 0o755))
		require.NoError(t, os.WriteFile(filepath.Join(root, file), []byte(text), 0o644))
	}
	c, err := course.Open(root)
	require.NoError(t, err)
	files, err := Files(c)
	require.NoError(t, err)
	assert.Contains(t, files, "lessons/01-count/show.go")
}

func TestAFaultIsNamed(t *testing.T) {
	root := t.TempDir()
	for file, text := range map[string]string{"go.mod": "module nqueens\n", "lessons/01-count/README.md": "# Count\n\n```go id=1\n```\n", "exercises/README.md": "# E\n", "solutions/README.md": "# S\n"} {
		require.NoError(t, os.MkdirAll(filepath.Dir(filepath.Join(root, file)), 0o755))
		require.NoError(t, os.WriteFile(filepath.Join(root, file), []byte(text), 0o644))
	}
	c, err := course.Open(root)
	require.NoError(t, err)
	_, err = Files(c)
	require.ErrorContains(t, err, "lessons/01-count/README.md: line 3: id=1: an id is a letter")
}

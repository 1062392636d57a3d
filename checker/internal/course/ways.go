package course

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"nqueens/checker/internal/pattern"
)

// A Way is a whole program that solves an exercise by one method.
type Way struct {
	Name  string // of its folder, "one-table"; of the reference the exercise's own slug
	Title string // what its first line calls the method: "Pairwise check (lesson 01)"
	Path  string // of its main.go, absolute
}

var wayName = pattern.New(`^[a-z0-9]+(-[a-z0-9]+)*$`)

// Ways are the programs that the course has for an exercise: the reference
// solution first, then those in folders beside it, by name. A program whose first
// line is no comment `// TITLE: ...` is an error.
func (c *Course) Ways(e *Exercise) ([]Way, error) {
	reference := c.Solution(e)
	_, slug, _ := strings.Cut(e.Name, "-")
	ways := []Way{{Name: slug, Path: reference}}
	entries, err := os.ReadDir(filepath.Dir(reference))
	if err != nil {
		return nil, err
	}
	for _, entry := range entries {
		if entry.IsDir() && wayName().MatchString(entry.Name()) {
			ways = append(ways, Way{Name: entry.Name(), Path: filepath.Join(filepath.Dir(reference), entry.Name(), "main.go")})
		}
	}
	for i := range ways {
		if ways[i].Title, err = c.titleOf(ways[i].Path); err != nil {
			return nil, err
		}
	}
	return ways, nil
}

// titleOf is how the first line of a program calls its method.
func (c *Course) titleOf(path string) (string, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return "", err
	}
	line, _, _ := bytes.Cut(text, []byte("\n"))
	comment, isComment := strings.CutPrefix(string(line), "//")
	title, _, hasTitle := strings.Cut(comment, ":")
	if title = strings.TrimSpace(title); !isComment || !hasTitle || title == "" {
		return "", fmt.Errorf("%s: the first line does not name the method; write one such as `// Pairwise check (lesson 01): compare a new queen with every earlier one.`", c.shown(path))
	}
	return title, nil
}

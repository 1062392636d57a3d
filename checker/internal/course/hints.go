package course

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"

	"nqueens/checker/internal/pattern"
)

// A Hint is a step towards the solution of an exercise. Each says more than the
// one before.
type Hint struct {
	Title string // "the idea"
	Text  []byte // Markdown, without the heading; nil if there is none
}

var hintHeading = pattern.New(`(?m)^## Hint \d+: (.*?)[ \t\r]*$`)

// Hints reads hints.md.
func (c *Course) Hints(e *Exercise) ([]Hint, error) {
	path := filepath.Join(e.Dir, "hints.md")
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, c.readError(path, err)
	}
	headings := hintHeading().FindAllSubmatchIndex(text, -1)
	if headings == nil {
		return nil, fmt.Errorf("%s holds no hint: start each with a line such as `## Hint 1: the idea`", c.shown(path))
	}
	hints := make([]Hint, len(headings))
	for i, h := range headings {
		end := len(text)
		if i+1 < len(headings) {
			end = headings[i+1][0]
		}
		hints[i] = Hint{Title: string(text[h[2]:h[3]]), Text: bytes.TrimSpace(text[h[1]:end])}
	}
	return hints, nil
}

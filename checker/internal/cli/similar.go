package cli

import (
	"io/fs"
	"os"
	"path/filepath"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/fence"
	"nqueens/checker/internal/likeness"
	"nqueens/checker/internal/starter"
)

// publishedCode is what everybody in a class may use: the starters, the programs and
// cells of the lessons, and the solutions. What cannot be read is not discounted.
func publishedCode(c *course.Course) likeness.Published {
	published := likeness.Published{}
	for _, ex := range c.Exercises {
		if text, err := starter.Of(ex.Name); err == nil {
			published.Add(text)
		}
	}
	root := os.DirFS(c.Root)
	for _, pattern := range []string{"lessons/*/main.go", "solutions/*/main.go", "solutions/*/*/main.go"} {
		files, err := fs.Glob(root, pattern)
		if err != nil {
			continue // the patterns are fixed
		}
		for _, file := range files {
			if text, err := fs.ReadFile(root, file); err == nil {
				published.Add(text)
			}
		}
	}
	for _, l := range c.Lessons {
		text, err := os.ReadFile(filepath.Join(l.Dir, "README.md"))
		if err != nil {
			continue
		}
		for _, cell := range fence.Parse(text).Blocks {
			if cell.Lang == "go" {
				published.Add([]byte(cell.Content))
			}
		}
	}
	return published
}

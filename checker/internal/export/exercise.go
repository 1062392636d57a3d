// Package export holds what the packages for platforms have in common: which files
// of an exercise a grader needs. Each platform's package is made in a folder of its
// own below this one. It reads the course and writes nothing.
package export

import (
	"io/fs"
	"os"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/folder"
)

// Module is the go.mod that makes a folder a course for the checker.
const Module = "module nqueens\n"

// Exercise is all that grades an exercise, by paths from its own folder: the
// statement with its samples, the limits, the tests, and the starter. Hints stay
// here, and so does what the learner keeps beside the program.
func Exercise(e *course.Exercise) (folder.Files, error) {
	files := folder.Files{}
	dir := os.DirFS(e.Dir)
	for _, name := range []string{"README.md", "exercise.yaml"} {
		text, err := fs.ReadFile(dir, name)
		if err != nil {
			return nil, err
		}
		files[name] = text
	}
	tests, err := fs.Glob(dir, "tests/*")
	if err != nil {
		return nil, err
	}
	for _, name := range tests {
		text, err := fs.ReadFile(dir, name)
		if err != nil {
			return nil, err
		}
		files[name] = text
	}
	return files, nil
}

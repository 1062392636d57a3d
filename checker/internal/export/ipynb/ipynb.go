// Package ipynb writes the lessons as Jupyter notebooks, format 4.5, with the
// outputs that their pages show. The pictures, the programs and the statements that
// the lessons link to stand beside them, so that the folder is whole by itself.
//
// The notebooks are for the kernel gonb, whose cells are those of a lesson: every
// run compiles the declarations so far, a name that is declared again is replaced,
// and a line of %% makes what follows the body of main. The package runs nothing and
// writes nothing; it gives the files. The command `checker export ipynb` calls it.
package ipynb

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/folder"
	"nqueens/checker/internal/notebook"
	"nqueens/checker/internal/starter"
)

// Files are the notebooks of all lessons of a course, and what they link to. Errors
// name the file that is at fault.
func Files(c *course.Course) (folder.Files, error) {
	e := &export{course: c, files: folder.Files{}}
	for _, l := range c.Lessons {
		if l.Err != nil {
			return nil, l.Err
		}
		if err := e.lesson(l); err != nil {
			return nil, err
		}
	}
	e.files["README.md"] = []byte(readme(c))
	return e.files, nil
}

// export is the work on one set of files. Their paths are those of the repository,
// but for the notebooks.
type export struct {
	course *course.Course
	files  folder.Files
}

// lesson adds a lesson's notebook.
func (e *export) lesson(l course.Lesson) error {
	source := "lessons/" + l.Name + "/README.md"
	text, err := e.read(source)
	if err != nil {
		return err
	}
	n, err := notebook.Parse(text)
	if err != nil {
		return fmt.Errorf("%s: %w", source, err)
	}
	cells, err := e.cells(source, text, n)
	if err != nil {
		return err
	}
	content, err := document(n.Title, cells)
	e.files[notebookPath(l.Name)] = content
	return err
}

// notebookPath is where the notebook of a lesson stands.
func notebookPath(lesson string) string { return path.Join("lessons", lesson, lesson+".ipynb") }

// read reads a text file of the repository, with LF line ends.
func (e *export) read(file string) ([]byte, error) {
	text, err := os.ReadFile(e.path(file))
	text = bytes.TrimPrefix(text, []byte("\ufeff"))
	return bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n")), err
}

func (e *export) path(file string) string {
	return filepath.Join(e.course.Root, filepath.FromSlash(file))
}

// take adds a file of the repository as it is, unless it is there already. It is
// false if there is none. In the place of a learner's program it puts the starter.
func (e *export) take(file string) (bool, error) {
	if _, there := e.files[file]; there {
		return true, nil
	}
	if exercise, found := strings.CutSuffix(strings.TrimPrefix(file, "exercises/"), "/main.go"); found && strings.HasPrefix(file, "exercises/") {
		text, err := starter.Of(exercise)
		if err == nil {
			e.files[file] = text
		}
		return err == nil, nil // a course of its own has no starters
	}
	info, err := os.Stat(e.path(file))
	if err != nil || !info.Mode().IsRegular() {
		return false, nil
	}
	if e.files[file], err = os.ReadFile(e.path(file)); err != nil || path.Ext(file) != ".go" {
		return true, err
	}
	return true, e.takeProgram(path.Dir(file))
}

// takeProgram adds the other files of a program, without which it does not compile.
func (e *export) takeProgram(dir string) error {
	beside, err := fs.Glob(os.DirFS(e.path(dir)), "*.go")
	for _, name := range beside {
		if err == nil && !strings.HasSuffix(name, "_test.go") {
			_, err = e.take(path.Join(dir, name))
		}
	}
	return err
}

// readme explains the folder to whoever opens it. How gonb is installed, and where
// it runs, is from its own README as of June 2026.
func readme(c *course.Course) string {
	var list strings.Builder
	for _, l := range c.Lessons {
		fmt.Fprintf(&list, "- [%02d %s](%s)\n", l.Number, l.Title, notebookPath(l.Name))
	}
	return `# The lessons as Jupyter notebooks

` + list.String() + `
The outputs are those of the course's pages, which its tests hold against the programs. No cell has been run by Jupyter yet, so
the cells have no numbers. A cell that asks you to predict has its output folded away.

To run the cells, install [gonb](https://github.com/janpfeifer/gonb), a kernel that compiles Go (Linux and macOS; on Windows in WSL
or a container):

` + "```sh" + `
go install github.com/janpfeifer/gonb@latest
go install golang.org/x/tools/cmd/goimports@latest
go install golang.org/x/tools/gopls@latest
gonb --install
` + "```" + `

A cell that begins with ` + "`%%`" + ` is a program: what follows is the body of its main, and a line that a message names is counted
from there. All others declare something. Run the cells from the top; there is no other state than what they declare. Another
kernel for Go may not know ` + "`%%`" + `.

The commands in the text, such as ` + "`go run ./checker check 01`" + `, are for the course's own folder, where the exercises are
solved and checked.
`
}

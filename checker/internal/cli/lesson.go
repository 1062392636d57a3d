package cli

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/lesson"
	"nqueens/checker/internal/notebook"
)

func (a *app) lessonCommand() *cobra.Command {
	var verify, update bool
	cmd := &cobra.Command{
		Use:   "lesson [NN]",
		Short: "Read a lesson, or verify that what it shows is true",
		Long: `Read a lesson in the terminal; without a number, list the lessons. Where a
lesson asks what a piece of code will print, it waits until you want to know.
With --verify or --update and no number, all lessons are meant.`,
		Args: takes(0, 1, "lesson takes one lesson, such as 04, or none for all of them"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if verify && update {
				return errors.New("--verify compares a lesson with its output and --update rewrites it: use one of the two")
			}
			c, err := openCourse()
			if err != nil {
				return err
			}
			lessons := c.Lessons
			if len(args) == 1 {
				l, err := c.Lesson(args[0])
				if err != nil {
					return err
				}
				lessons = []course.Lesson{*l}
			}
			switch {
			case verify:
				return a.verifyLessons(cmd.Context(), lessons)
			case update:
				return a.updateLessons(cmd.Context(), lessons)
			case len(args) == 1:
				return a.readLesson(cmd.Context(), lessons[0])
			}
			a.listLessons(lessons)
			return nil
		},
	}
	cmd.Flags().BoolVar(&verify, "verify", false, "run every cell on both engines and compare with the page")
	cmd.Flags().BoolVar(&update, "update", false, "rewrite the output after each cell, and the tables of steps")
	return cmd
}

func (a *app) listLessons(lessons []course.Lesson) {
	for _, l := range lessons {
		fmt.Fprintf(a.stdout, "%02d  %s\n", l.Number, l.Title)
	}
	fmt.Fprintln(a.stdout, "\nRead one with `go run ./checker lesson 01`.")
}

func (a *app) readLesson(ctx context.Context, l course.Lesson) error {
	text, err := os.ReadFile(readme(l))
	if err != nil {
		return err
	}
	return a.showPage(ctx, a.renderLesson(l.Name, text))
}

func readme(l course.Lesson) string { return filepath.Join(l.Dir, "README.md") }

// openNotebook reads a lesson's page and its main.go.
func openNotebook(l course.Lesson) (n *notebook.Notebook, page, mainGo []byte, err error) {
	if page, err = os.ReadFile(readme(l)); err != nil {
		return nil, nil, nil, err
	}
	if mainGo, err = os.ReadFile(filepath.Join(l.Dir, "main.go")); err != nil {
		return nil, nil, nil, err
	}
	if n, err = notebook.Parse(page); err == nil {
		err = n.Link(func(path string) ([]byte, error) { return os.ReadFile(filepath.Join(l.Dir, filepath.FromSlash(path))) })
	}
	if err != nil {
		return nil, nil, nil, fmt.Errorf("lessons/%s/README.md: %w", l.Name, err)
	}
	return n, page, mainGo, nil
}

func (a *app) engines() []engine.Engine {
	return []engine.Engine{a.compiler, engine.Interpreter{Exact: true}}
}

func (a *app) verifyLessons(ctx context.Context, lessons []course.Lesson) error {
	sound := true
	for _, l := range lessons {
		n, _, mainGo, err := openNotebook(l)
		if err != nil {
			return err
		}
		r, err := lesson.Verify(ctx, n, mainGo, a.engines())
		if err != nil {
			return fmt.Errorf("lessons/%s: %w", l.Name, err)
		}
		fmt.Fprintf(a.stdout, "lessons/%s: %s\n", l.Name, summary(r))
		for _, p := range r.Problems {
			fmt.Fprintf(a.stdout, "  %s\n", p)
		}
		sound = sound && len(r.Problems) == 0
	}
	if !sound {
		return status(exitNotAccepted)
	}
	return nil
}

func summary(r lesson.Report) string {
	words := fmt.Sprintf("%d cells, %d run compiled, %d interpreted", r.Cells, r.Ran["go"], r.Ran["yaegi"])
	if r.Tables > 0 {
		words += fmt.Sprintf("; tables of steps: %d", r.Tables)
	}
	if len(r.Declined) > 0 {
		words += "\n  not taken: " + strings.Join(r.Declined, "\n  not taken: ")
	}
	return words
}

func (a *app) updateLessons(ctx context.Context, lessons []course.Lesson) error {
	for _, l := range lessons {
		n, page, _, err := openNotebook(l)
		if err != nil {
			return err
		}
		outputs, problems, err := lesson.Outputs(ctx, n, a.engines())
		if err != nil {
			return fmt.Errorf("lessons/%s: %w", l.Name, err)
		}
		if len(problems) > 0 {
			fmt.Fprintf(a.stdout, "lessons/%s: left as it is\n", l.Name)
			for _, p := range problems {
				fmt.Fprintf(a.stdout, "  %s\n", p)
			}
			return status(exitNotAccepted)
		}
		updated := n.Update(outputs)
		if bytes.Equal(updated, page) {
			fmt.Fprintf(a.stdout, "lessons/%s: up to date\n", l.Name)
			continue
		}
		err = writeWhole(readme(l), func(w io.Writer) error {
			_, err := w.Write(updated)
			return err
		})
		if err != nil {
			return err
		}
		fmt.Fprintf(a.stdout, "lessons/%s: updated\n", l.Name)
	}
	return nil
}

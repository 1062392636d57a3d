package cli

import (
	"fmt"
	"io"
	"text/tabwriter"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/progress"
)

// showMap lists the lessons and exercises side by side, with what is solved and
// what to do next.
func (a *app) showMap() error {
	c, err := openCourse()
	if err != nil {
		return err
	}
	solved, err := progress.Load()
	if err != nil {
		fmt.Fprintln(a.stderr, "checker: your progress cannot be read:", err)
		solved = progress.Solved{}
	}
	fmt.Fprint(a.stdout, "Backtracking by N-Queens, in Go\n\n")
	next := writeTable(a.stdout, c, solved)
	fmt.Fprintln(a.stdout)
	if next == nil {
		fmt.Fprintln(a.stdout, "All exercises are solved. `go run ./checker check` grades them all again.")
		return nil
	}
	fmt.Fprintf(a.stdout, `Next: %s
  read the lesson     go run ./checker lesson %02d
  or in an editor     lessons/%s/README.md
  then the exercise   exercises/%s/README.md
  write in            exercises/%s/main.go
  and check it        go run ./checker check %02d
  or on every save    go run ./checker watch
  when you are stuck  go run ./checker hint %02d
`, next.Name, next.Number, next.Name, next.Name, next.Name, next.Number, next.Number)
	return nil
}

// writeTable writes a line for each exercise and gives the first that is not
// solved, nil if all are.
func writeTable(w io.Writer, c *course.Course, solved progress.Solved) (next *course.Exercise) {
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprint(table, "  \t\tlesson\texercise\n")
	for i := range c.Exercises {
		ex := &c.Exercises[i]
		title := ""
		for _, l := range c.Lessons {
			if l.Number == ex.Number {
				title = l.Title
			}
		}
		mark := "    "
		switch {
		case solved[ex.Name] != "":
			mark = "done"
		case next == nil:
			next, mark = ex, "next"
		}
		fmt.Fprintf(table, "  %s\t%s\t%s\t%s\n", mark, ex.Name, title, ex.Title)
	}
	table.Flush()
	return next
}

package cli

import (
	"fmt"
	"text/tabwriter"

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
	table := tabwriter.NewWriter(a.stdout, 0, 0, 2, ' ', 0)
	fmt.Fprint(table, "  \t\tlesson\texercise\n")
	next := -1
	for i, ex := range c.Exercises {
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
		case next < 0:
			next = i
			mark = "next"
		}
		fmt.Fprintf(table, "  %s\t%s\t%s\t%s\n", mark, ex.Name, title, ex.Title)
	}
	table.Flush()
	fmt.Fprintln(a.stdout)
	if next < 0 {
		fmt.Fprintln(a.stdout, "All exercises are solved. `go run ./checker check` grades them all again.")
		return nil
	}
	ex := c.Exercises[next]
	fmt.Fprintf(a.stdout, `Next: %s
  read the lesson     go run ./checker lesson %02d
  or in an editor     lessons/%s/README.md
  then the exercise   exercises/%s/README.md
  write in            exercises/%s/main.go
  and check it        go run ./checker check %02d
`, ex.Name, ex.Number, ex.Name, ex.Name, ex.Name, ex.Number)
	return nil
}

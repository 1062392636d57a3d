package cli

import (
	"bytes"
	"context"
	"fmt"
	"strconv"

	"github.com/spf13/cobra"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/progress"
)

func (a *app) hintCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "hint EXERCISE [NUMBER]",
		Short: "Show the next of three hints",
		Long: `Show the next hint of an exercise: first the idea, then the place, then nearly
the code. With a NUMBER, show that one again.`,
		Example: `  go run ./checker hint 4
  go run ./checker hint 4 1`,
		Args: takes(1, 2, "hint takes an exercise, such as 04, and perhaps the number of a hint"),
		RunE: func(cmd *cobra.Command, args []string) error {
			c, err := listCourse()
			if err != nil {
				return err
			}
			ex, err := c.Exercise(args[0])
			if err != nil {
				return err
			}
			if len(args) == 2 {
				return a.hintAgain(cmd.Context(), c, ex, args[1])
			}
			return a.nextHint(cmd.Context(), c, ex)
		},
	}
}

// nextHint shows the first hint that has not been shown, or the last one again.
func (a *app) nextHint(ctx context.Context, c *course.Course, ex *course.Exercise) error {
	hints, err := c.Hints(ex)
	if err != nil {
		return err
	}
	shown, err := progress.HintsShown(ex.Name)
	if err != nil {
		return fmt.Errorf("which hints you have seen is not known: %w; hint %02d 1 shows the first one", err, ex.Number)
	}
	number := min(shown+1, len(hints))
	if err := a.showHint(ctx, ex, hints, number); err != nil {
		return err
	}
	if err := progress.RecordHints(ex.Name, number); err != nil {
		fmt.Fprintln(a.stderr, "checker: that you have seen this hint could not be kept:", err)
	}
	return nil
}

func (a *app) hintAgain(ctx context.Context, c *course.Course, ex *course.Exercise, word string) error {
	hints, err := c.Hints(ex)
	if err != nil {
		return err
	}
	number, err := strconv.Atoi(word)
	if err != nil || number < 1 || number > len(hints) {
		return fmt.Errorf("there is no hint %q: exercise %s has hints 1 to %d", word, ex.Name, len(hints))
	}
	return a.showHint(ctx, ex, hints, number)
}

func (a *app) showHint(ctx context.Context, ex *course.Exercise, hints []course.Hint, number int) error {
	return a.showPage(ctx, a.render(hintText(ex, hints, number, fmt.Sprintf("go run ./checker hint %02d", ex.Number))))
}

// hintText is a hint with what comes before and after it, in Markdown; ask is the
// command or the key that shows the next one.
func hintText(ex *course.Exercise, hints []course.Hint, number int, ask string) []byte {
	h := hints[number-1]
	var text bytes.Buffer
	fmt.Fprintf(&text, "## %s, hint %d of %d: %s\n\n%s\n\n", ex.Name, number, len(hints), h.Title, h.Text)
	if number < len(hints) {
		fmt.Fprintf(&text, "Try it before you ask for more: `%s` says more.\n", ask)
	} else {
		fmt.Fprintf(&text, "That was the last hint. `go run ./checker lesson %02d` explains the method; the solution is in solutions/%s.\n", ex.Number, ex.Name)
	}
	return text.Bytes()
}

package platform

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"nqueens/checker/internal/judge"
)

// writeAutolab writes what an Autolab autograder prints, as its "Guide for Lab
// Authors" describes it (autolab/Autolab, docs/lab.md): feedback for the learner,
// and on the last line a JSON object with the score of each problem. A problem is
// named as the exercise is, such as 04-bitmasks, and has 100 points. What could not
// be graded gets no score, so that nothing is taken from the learner.
func writeAutolab(w io.Writer, results []judge.Result) error {
	scores := map[string]float64{}
	for _, r := range results {
		said := r.Exercise + "\n" + feedback(r) + "\n\n"
		// Only the last line is the platform's: no other looks like it.
		for l := range strings.Lines(said) {
			if strings.HasPrefix(strings.TrimSpace(l), "{") {
				l = "| " + l
			}
			if _, err := io.WriteString(w, l); err != nil {
				return err
			}
		}
		if r.Verdict != judge.InternalError && r.Verdict != judge.Undecided {
			scores[line(r.Exercise)] = marks(r)
		}
	}
	last, err := json.Marshal(map[string]any{"scores": scores})
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(w, "%s\n", last)
	return err
}

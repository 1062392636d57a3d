package cli

import (
	"context"
	"fmt"
	"io"
	"os"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/grading"
	"nqueens/checker/internal/judge"
	"nqueens/checker/internal/report"
)

// mostCompared is the work, in steps, above which a test is not run again to
// compare methods.
const mostCompared = 3_000_000

// compare shows the steps of an accepted program beside those of the lessons'
// methods, on one test. It says nothing where there is nothing to compare.
func (a *app) compare(ctx context.Context, w io.Writer, g *judge.Grader, c *course.Course, ex *course.Exercise, r judge.Result, width int) error {
	test := toCompare(r)
	ways, err := c.Ways(ex)
	if test == nil || err != nil || len(ways) == 0 {
		return err
	}
	one := *ex
	one.Tests = []course.Test{*test.Test}
	grader := remembering(g)
	bars := []report.Bar{{Label: "yours", Value: test.Steps, Own: true}}
	for _, way := range ways {
		src, err := os.ReadFile(way.Path)
		if err != nil {
			return err
		}
		if got := grader.Grade(ctx, &one, way.Name, src); got.Verdict == judge.Accepted && got.Tests[0].Steps > 0 {
			bars = append(bars, report.Bar{Label: way.Title, Value: got.Tests[0].Steps})
		}
	}
	if len(bars) == 1 || ctx.Err() != nil {
		return nil
	}
	if _, err := fmt.Fprintln(w); err != nil {
		return err
	}
	title := fmt.Sprintf("Your program beside the course's, in steps for the test %s:", test.Name)
	return report.Bars(w, title, bars, report.Options{Width: width})
}

// remembering is a grader that runs the course's own programs once, and not after
// every check. Where nothing can be kept it is the grader itself.
func remembering(g *judge.Grader) grading.Grader {
	stamp, err := grading.Stamp()
	if err != nil {
		return g
	}
	store, err := grading.OpenCache(stamp)
	if err != nil {
		return g
	}
	return grading.Remembering{Grader: g, Identity: stamp, Store: store}
}

// toCompare is the accepted test with the most work that is not too much.
func toCompare(r judge.Result) *judge.TestResult {
	if r.Verdict != judge.Accepted {
		return nil
	}
	var most *judge.TestResult
	for i := range r.Tests {
		t := &r.Tests[i]
		if t.Steps > 0 && t.Steps <= mostCompared && t.Test != nil && (most == nil || t.Steps > most.Steps) {
			most = t
		}
	}
	return most
}

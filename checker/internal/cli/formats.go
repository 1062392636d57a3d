package cli

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"nqueens/checker/internal/judge"
	"nqueens/checker/internal/report"
	"nqueens/checker/internal/report/platform"
)

// formats are the names that check --format knows.
func formats() []string { return append([]string{"text", "json"}, platform.Names()...) }

// formatList is the formats as they are told to people.
func formatList() string {
	names := formats()
	return strings.Join(names[:len(names)-1], ", ") + " or " + names[len(names)-1]
}

// accepts is an error if a format cannot report so many submissions.
func accepts(format string, submissions int) error {
	if f, ok := platform.Find(format); ok {
		return f.Takes(submissions)
	}
	return nil
}

// report writes the results as --format and --output say.
func (a *app) report(results []judge.Result, o checkOptions) error {
	if o.output == "" {
		if err := write(a.stdout, results, o.format, a.terminalWidth()); err != nil {
			return err
		}
	} else {
		err := writeWhole(o.output, func(w io.Writer) error { return write(report.Writer(w, nil), results, o.format, 0) })
		if err != nil {
			return err
		}
	}
	if summary := os.Getenv("GITHUB_STEP_SUMMARY"); o.format == "github" && summary != "" {
		return appendSummary(summary, results)
	}
	return nil
}

// write writes the results in one format. Width is that of the terminal, 0 for none.
func write(w io.Writer, results []judge.Result, format string, width int) error {
	switch format {
	case "text":
		return report.Text(w, results, report.Options{Width: width})
	case "json":
		return report.JSON(w, results)
	}
	f, _ := platform.Find(format)
	return f.Write(w, results, platform.Surroundings{Getenv: os.Getenv, Now: time.Now})
}

// appendSummary adds the results to the file that GitHub Actions shows on the page
// of a run.
func appendSummary(path string, results []judge.Result) error {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_APPEND|os.O_CREATE, 0o644)
	if err != nil {
		return fmt.Errorf("cannot add to the file that GITHUB_STEP_SUMMARY names: %w", err)
	}
	var summary bytes.Buffer
	err = platform.StepSummary(&summary, results)
	if err == nil {
		_, err = f.Write(summary.Bytes())
	}
	if closing := f.Close(); err == nil {
		err = closing
	}
	return err
}

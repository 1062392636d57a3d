package platform

import (
	"fmt"
	"html"
	"io"
	"strings"

	"nqueens/checker/internal/judge"
)

// mostAnnotations is how many errors, and how many warnings, GitHub shows of one
// step.
const mostAnnotations = 10

// writeGitHub writes workflow commands, which GitHub Actions shows as annotations
// beside the lines of a learner's file. The syntax is that of GitHub's page
// "Workflow commands for GitHub Actions"; what must be escaped in a message and in
// a property is what the runner itself takes back (actions/toolkit,
// packages/core/src/command.ts). Every line that is written is such a command.
func writeGitHub(w io.Writer, results []judge.Result) error {
	var commands []command
	for _, r := range results {
		commands = append(commands, commandsOf(r)...)
	}
	shown := map[string]int{}
	for _, c := range commands {
		if shown[c.name]++; shown[c.name] > mostAnnotations {
			continue
		}
		if _, err := fmt.Fprintln(w, c); err != nil {
			return err
		}
	}
	return nil
}

// A command is one annotation.
type command struct {
	name         string // error, warning or notice
	file         string // "" if it is not known
	line, column int    // 0 if it is not known
	title        string
	message      string
}

func (c command) String() string {
	var properties []string
	if c.file != "" {
		properties = append(properties, "file="+property(c.file))
		if c.line > 0 {
			properties = append(properties, fmt.Sprintf("line=%d", c.line))
		}
		if c.line > 0 && c.column > 0 {
			properties = append(properties, fmt.Sprintf("col=%d", c.column))
		}
	}
	properties = append(properties, "title="+property(c.title))
	return "::" + c.name + " " + strings.Join(properties, ",") + "::" + data(c.message)
}

var (
	data     = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A").Replace
	property = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A", ":", "%3A", ",", "%2C").Replace
)

// commandsOf are the annotations of one submission, the test that gave it its
// verdict first.
func commandsOf(r judge.Result) []command {
	about := command{name: "error", file: fileOf(r), title: line(r.Exercise) + ": " + r.Verdict.Words()}
	if r.File == "-" {
		about.file = ""
	}
	switch {
	case r.Verdict == judge.Accepted:
		about.name, about.message = "notice", summary(r)
		return []command{about}
	case len(r.Diagnostics) > 0:
		var all []command
		for _, d := range r.Diagnostics {
			c := about
			c.line, c.column, c.message = d.Line, d.Column, text(d.Message)
			all = append(all, c)
		}
		return all
	case len(r.Tests) == 0:
		about.message = feedback(r)
		return []command{about}
	}
	var first, others []command
	for i := range r.Tests {
		t := &r.Tests[i]
		if t.Verdict == judge.Accepted {
			continue
		}
		c := about
		c.title = line(r.Exercise) + ", test " + line(t.Name) + ": " + t.Verdict.Words()
		c.line, c.message = t.Line, text(told(*t))
		if t.Verdict == judge.Undecided {
			c.name = "warning"
		}
		if t == r.FirstFailing() {
			first = append(first, c)
		} else {
			others = append(others, c)
		}
	}
	return append(first, others...)
}

// StepSummary writes the results in Markdown, as GitHub Actions shows it on the
// page of a run: it is to be appended to the file that GITHUB_STEP_SUMMARY names,
// of which GitHub takes 1 MiB.
func StepSummary(w io.Writer, results []judge.Result) error {
	var b strings.Builder
	b.WriteString("### Checker\n\n| exercise | file | verdict | tests | score |\n|---|---|---|---|---|\n")
	for _, r := range results {
		tests, score := "", ""
		if len(r.Tests) > 0 {
			tests = fmt.Sprintf("%d of %d", r.Accepted(), len(r.Tests))
		}
		if r.Verdict != judge.InternalError {
			score = fmt.Sprintf("%d%%", int(r.Score*100+1e-9))
		}
		fmt.Fprintf(&b, "| %s | %s | %s | %s | %s |\n", markdown(r.Exercise), markdown(fileOf(r)), r.Verdict.Words(), tests, score)
	}
	for _, r := range results {
		if r.Verdict == judge.Accepted {
			continue
		}
		said := fmt.Sprintf("\n#### %s\n\n<pre>%s</pre>\n", markdown(r.Exercise), html.EscapeString(feedback(r)))
		if b.Len()+len(said) > mostSummary {
			b.WriteString("\nThe rest is in the log of the step.\n")
			break
		}
		b.WriteString(said)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// mostSummary is in bytes, less than the 1 MiB of a step.
const mostSummary = 1 << 19

// markdown makes a text stand for itself in one cell or heading: every mark of
// ASCII is escaped, which CommonMark allows (section 2.4).
func markdown(s string) string {
	var b strings.Builder
	for _, r := range line(s) {
		if r < 0x7f && strings.ContainsRune("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~", r) {
			b.WriteByte('\\')
		}
		b.WriteRune(r)
	}
	return b.String()
}

package platform

import (
	"fmt"
	"path/filepath"
	"strings"
	"unicode/utf8"

	"nqueens/checker/internal/judge"
	"nqueens/checker/internal/report"
)

// longest is the most bytes of one text in a document. Platforms take documents of
// 1 MB or more, and no explanation needs as much.
const longest = 8 << 10

// text is a learner's or the judge's text made fit to be shown, and bounded. What is
// cut off is not looked at: an output may be a megabyte.
func text(s string) string {
	return bounded(report.Plain(s[:min(len(s), longest+utf8.UTFMax)]), longest)
}

// line is text that must keep to one line.
func line(s string) string { return strings.NewReplacer("\n", " ", "\t", " ").Replace(text(s)) }

// bounded cuts a text to so many bytes, never within a character.
func bounded(s string, most int) string {
	const cut = " … (cut)"
	if len(s) <= most {
		return s
	}
	at := most - len(cut)
	for at > 0 && !utf8.RuneStart(s[at]) {
		at--
	}
	return s[:at] + cut
}

// fileOf is the name of a submission's file, with forward slashes.
func fileOf(r judge.Result) string { return line(filepath.ToSlash(r.File)) }

// summary says in one line what a submission came to.
func summary(r judge.Result) string {
	said := string(r.Verdict)
	if words := r.Verdict.Words(); words != said {
		said += " " + words
	}
	if len(r.Tests) > 0 {
		said += fmt.Sprintf(", %d of %d tests passed", r.Accepted(), len(r.Tests))
	}
	return said
}

// explanation is what a learner is told about one test: the judge's words and, of a
// sample that was not accepted, the input and the output too.
func explanation(r judge.Result, t judge.TestResult) string {
	said := t.Verdict.Words()
	if message := told(t); message != "" {
		said += "\n\n" + text(message)
	}
	if t.Verdict != judge.Accepted && t.Test != nil && t.Test.Sample {
		if evidence := report.Evidence(r, t); evidence != "" {
			said += "\n\n" + bounded(evidence, longest)
		}
	}
	return said
}

// told is the judge's message about a test. What a program said in a test that is no
// sample is not in it.
func told(t judge.TestResult) string {
	if t.Test != nil && t.Test.Sample {
		return t.Message
	}
	return t.Discreet()
}

// diagnostics are the places at which a program was refused, one a line.
func diagnostics(r judge.Result) []string {
	var said []string
	for _, d := range judge.InPlainWords(r.Diagnostics) {
		place := fileOf(r)
		if d.Line > 0 {
			place += fmt.Sprintf(":%d", d.Line)
		}
		if d.Column > 0 {
			place += fmt.Sprintf(":%d", d.Column)
		}
		said = append(said, place+": "+text(d.Message))
	}
	return said
}

// fault is why the checker could not do its job, for IE only.
func fault(r judge.Result) string {
	said := "This was not graded. That is the checker's fault, not the program's: please tell your instructor."
	if r.Err != nil {
		said += "\n\n" + text(r.Err.Error())
	}
	return said
}

// feedback is what a learner is told about a whole submission: the summary and the
// test, the place or the fault that it comes from.
func feedback(r judge.Result) string {
	said := summary(r)
	switch t := r.FirstFailing(); {
	case r.Verdict == judge.InternalError:
		said += "\n\n" + fault(r)
	case t != nil:
		said += "\n\n" + line(t.Name) + ": " + explanation(r, *t)
	case len(r.Diagnostics) > 0:
		said += "\n\n" + bounded(strings.Join(diagnostics(r), "\n"), longest)
	}
	return said
}

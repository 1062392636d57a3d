// Package frontend turns the text of a learner's program into something the
// engines may run, or says why it may not be run.
//
// A submission is one file of package main. It is parsed and type-checked
// against export data of the allowed packages that is embedded in this binary,
// so that no Go toolchain is needed and what `go build` refuses is refused with
// the same words. Then the policy is applied: a console program needs neither
// files nor processes nor the network. What is left gets a step counter at the
// entry of every function body and every loop body, on the same line, so that
// positions stay those of the learner's text.
//
// The package never runs anything. The engines and the notebook call it.
package frontend

import (
	"fmt"
	"strings"
)

// A Diagnostic is one fault at one place of the learner's file. Line and Column
// count from 1; Column is in bytes, as the compiler counts. A Column of 0 means
// that only the line is known, a Line of 0 that the fault has no place.
type Diagnostic struct {
	Line    int    `json:"line"`
	Column  int    `json:"column"`
	Message string `json:"message"`
}

// In is the message for a file of that name. It is otherwise written for main.go,
// where it names a second place.
func (d Diagnostic) In(file string) string {
	return strings.ReplaceAll(d.Message, fileName+":", file+":")
}

// A Rejection says why a source is not run. Its diagnostics are in the order of
// their positions and there is at least one.
type Rejection struct {
	// Restricted tells a breach of the policy (verdict RF) from a program that
	// does not compile (verdict CE).
	Restricted bool
	// Syntax says that the file could not be parsed. The line is then the
	// compiler's; its words are known only where there is a compiler to ask.
	Syntax      bool
	Diagnostics []Diagnostic
}

// Error lists the diagnostics, one a line, as LINE:COLUMN: MESSAGE.
func (r *Rejection) Error() string {
	var lines []string
	for _, d := range r.Diagnostics {
		lines = append(lines, fmt.Sprintf("%d:%d: %s", d.Line, d.Column, d.Message))
	}
	return strings.Join(lines, "\n")
}

// Package trace shows a search as it places queens, meets a conflict and goes
// back: the learner's own search, not a model of it.
//
// The idea: a search is a function that calls itself, and the innermost loop around
// that call is its loop of choices. Prepare finds such functions in a checked
// program and writes a second program that does the same and also tells, on its
// standard error, when one of them is entered and left and when their loops turn.
// That program is checked and run like any other. Stderr takes the events out
// of what comes back, and Record makes a tree of them: a node is a call, a branch
// is a choice, and a choice that no call follows was refused.
//
// The tree knows nothing of queens. A row is a call's depth. A column is the number
// that the loop of choices counts, or the one bit by which a parameter of a call
// differs from the caller's. With both, package trace knows why a cell must be
// refused, and compares the order in which boards are visited with that of a search
// row by row, columns from left to right: the path of the reference. It names the
// first point at which the learner's leaves it. Where no columns are found, the
// tree of calls is shown and nothing is claimed.
//
// The package runs nothing. The run command prints a record as text; the worker of
// the pages gives it to the player.
package trace

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"strings"

	"nqueens/checker/internal/frontend"
)

// Untraceable is the error of Prepare: why a program has no trace.
type Untraceable struct {
	Reason string // in the learner's terms, ready to print
}

func (u *Untraceable) Error() string {
	return "this program cannot be traced: " + u.Reason
}

// A Tracer holds a program that tells what it does, and what it has told. One
// Tracer is for one run.
type Tracer struct {
	program *frontend.Program
	groups  []*group
	prefix  string // of an event in the standard error
	extent  Extent
	reads   bool // the program reads its input
	events  recorder
	numbers numbers
}

// Prepare makes the program that tells what p does. The error is an *Untraceable.
func Prepare(p *frontend.Program, extent Extent) (*Tracer, error) {
	if p.Concurrent() {
		return nil, &Untraceable{"it starts goroutines, and a trace follows one search at a time"}
	}
	groups, err := findSearches(p)
	if err != nil {
		return nil, err
	}
	prefix := eventPrefix(p.Source())
	program, err := frontend.Check(instrument(p, groups, prefix, extent))
	if err != nil {
		return nil, &Untraceable{fmt.Sprintf("the lines added to it to follow the search do not compile with it (%v)", err)}
	}
	return &Tracer{program: program, groups: groups, prefix: prefix, extent: extent, reads: readsInput(p)}, nil
}

// readsInput reports whether a program can read its input.
func readsInput(p *frontend.Program) bool {
	for _, object := range p.Info().Uses {
		if pkg := object.Pkg(); pkg == nil || pkg.Path() != "os" && pkg.Path() != "fmt" {
			continue
		}
		switch name := object.Name(); name {
		case "Stdin", "Open", "ReadFile":
			return true
		default:
			if strings.HasPrefix(name, "Scan") {
				return true
			}
		}
	}
	return false
}

// eventPrefix marks the events in a standard error that holds the learner's words
// as well. It depends on the source alone, so that a program need not be built
// again for each trace of it.
func eventPrefix(source []byte) string {
	sum := sha256.Sum256(source)
	return "\x1e" + hex.EncodeToString(sum[:12])
}

// Program is the program to run in place of the learner's. Its lines have the same
// numbers; it takes more steps and prints more, see Steps and Output.
func (t *Tracer) Program() *frontend.Program { return t.program }

// Steps bounds how many steps of the traced program come from one of the learner's.
const Steps = 4

// Output bounds the bytes that the events take.
func (t *Tracer) Output() int64 { return int64(t.extent.Events) * 160 }

// Stderr passes on what the learner's program prints on standard error and keeps
// the events.
func (t *Tracer) Stderr(to io.Writer) io.Writer {
	t.events = recorder{prefix: []byte(t.prefix), to: to}
	return &t.events
}

// Told reports whether the program has told anything.
func (t *Tracer) Told() bool { return len(t.events.events) > 0 }

// Stdin notes the first numbers of the input: one of them may be the board's size.
func (t *Tracer) Stdin(from io.Reader) io.Reader {
	return io.TeeReader(from, &t.numbers)
}

package cli

import (
	"bytes"
	"io"

	"nqueens/checker/internal/pattern"
)

// mostTrace is how many lines of stacks a learner is shown when a program dies. A
// program that has started a thousand goroutines has as many stacks.
const mostTrace = 60

var (
	deathWords = pattern.New(`^(panic: |fatal error: |SIG[A-Z]+: )`)
	register   = pattern.New(`^\w+ +0x[0-9a-f]+\s*$`)
	stackStart = pattern.New(`^(runtime stack:|goroutine \d+ (\[|gp=))`)
)

// A traceFilter passes on what a program prints on standard error. Of the stacks
// with which Go's runtime ends a program it keeps the first lines; those of the
// runtime itself and of the interpreter, and the processor's registers, it leaves out.
// A program may print such words itself and go on: from the first line that is left
// out, all waits for the end.
type traceFilter struct {
	to          io.Writer
	interpreted bool // the stacks are all the interpreter's

	line    []byte // begun and not ended
	passed  int    // bytes of it that have been passed on
	dying   bool   // the runtime's words have been seen
	inside  bool   // a stack
	dropped bool   // the stack that it is inside of, or was last
	inner   int    // stacks of a dump that shows the runtime's own goroutines
	lines   int    // of stacks that were passed on
	open    bool   // what was passed on does not end a line

	holds bool   // a line was left out
	held  []byte // all that came since
	shown []byte // what is shown of it if the program did die
}

// Write never fails: what cannot be shown changes nothing about the run.
func (f *traceFilter) Write(p []byte) (int, error) {
	for _, part := range bytes.SplitAfter(p, []byte("\n")) {
		f.line = append(f.line, part...)
		if bytes.HasSuffix(part, []byte("\n")) {
			f.whole()
		} else if !f.dying {
			f.pass() // it may be a prompt
		}
	}
	return len(p), nil
}

// whole takes a line that is complete.
func (f *traceFilter) whole() {
	f.take()
	f.line, f.passed = f.line[:0], 0
}

// take passes the line on or holds it.
func (f *traceFilter) take() {
	if f.holds && deathWords().Match(f.line) {
		f.release(f.held) // those before it were the program's own
		f.inside, f.inner, f.lines = false, 0, 0
	}
	kept := f.keep(f.line)
	f.holds = f.holds || !kept
	if !f.holds {
		f.pass()
		return
	}
	f.held = append(f.held, f.line...)
	if kept {
		f.shown = append(f.shown, f.line...)
	}
}

// release passes on what was held, or the part of it that is to be shown.
func (f *traceFilter) release(text []byte) {
	if len(text) > 0 {
		f.to.Write(text)
		f.open = text[len(text)-1] != '\n'
	}
	f.holds, f.held, f.shown = false, nil, nil
}

func (f *traceFilter) keep(line []byte) bool {
	f.dying = f.dying || deathWords().Match(line)
	switch {
	case !f.dying:
		return true
	case f.inside && len(bytes.TrimSpace(line)) == 0:
		f.inside = false
		return !f.dropped && f.lines <= mostTrace
	case !f.inside && stackStart().Match(line):
		f.inside = true
		f.dropped = f.interpreted || bytes.HasPrefix(line, []byte("runtime stack:"))
		if bytes.Contains(line, []byte(" gp=")) {
			f.inner++
			f.dropped = f.dropped || f.inner > 1
		}
	}
	if !f.inside {
		return !register().Match(line)
	}
	if !f.dropped {
		f.lines++
	}
	return !f.dropped && f.lines <= mostTrace
}

// pass passes on what is new of the line.
func (f *traceFilter) pass() {
	if rest := f.line[f.passed:]; len(rest) > 0 {
		f.to.Write(rest)
		f.passed = len(f.line)
		f.open = rest[len(rest)-1] != '\n'
	}
}

// end passes on what is left, and ends the line. died says that the runtime has ended
// the program.
func (f *traceFilter) end(died bool) {
	if len(f.line) > 0 {
		f.take()
	}
	if died {
		f.release(f.shown)
	} else {
		f.release(f.held)
	}
	if f.open {
		io.WriteString(f.to, "\n")
	}
	f.line, f.passed, f.open = nil, 0, false
}

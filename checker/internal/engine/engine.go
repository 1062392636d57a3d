// Package engine runs one checked program on one input, in another process, within
// limits.
//
// There are two engines behind one interface: the yaegi interpreter, which
// starts in milliseconds and needs no toolchain, and the Go compiler. Both run
// the same counted source, so both count the same steps. An engine reports what
// happened; what that means for a verdict is for package judge to say.
//
// A program's input goes in through a pipe and its output comes back through
// pipes whose bytes are counted. Its process stands behind the walls of package
// walls, leads a group of its own, is killed as a group, is always waited for, and
// does not outlive the checker. The interpreter's may run several programs, one after
// the other, of which it can be seen beforehand that none can meet another
// (Interpreter.Batch). Nothing of the expected answer ever reaches this package.
package engine

import (
	"bytes"
	"context"
	"io"
	"time"

	"nqueens/checker/internal/frontend"
)

// Limits bound one run. A zero field means the default of that field.
type Limits struct {
	Steps  int64 // entries of function and loop bodies
	Memory int64 // bytes that the program may hold
	Output int64 // bytes of stdout and stderr together

	// Processor is the backstop behind the steps, for a program that is lost in a
	// library call. It is processor time, in which other processes do not matter;
	// on systems other than Linux it is time on the clock.
	Processor time.Duration
	// Waiting is how long a program may be asleep or blocked, in all, while it
	// waits neither for its input nor for a reader of its output. It is only
	// measured on Linux.
	Waiting time.Duration
}

// How says how a run ended.
type How int

const (
	Exited      How = iota // it ended by itself; see Result.ExitCode
	StepLimit              // stopped by the step counter
	TimeLimit              // stopped past Limits.Processor
	Stalled                // stopped past Limits.Waiting: it neither ran nor ended
	OutputLimit            // stopped because it printed too much
	MemoryLimit            // the runtime ran out of the memory it may have
	Crashed                // panic, fatal error or a signal; see Result.Failure
)

// A Failure is a run-time error in the learner's program.
type Failure struct {
	Message string // Go's own words: "panic: runtime error: index out of range [9] with length 9"
	Line    int    // line of the learner's file where it happened, 0 if unknown
}

// Result is what one run did.
type Result struct {
	How      How
	ExitCode int // of a program that exited; Go's own status (2) if it crashed
	Stdout   []byte
	Stderr   []byte
	Steps    int64 // 0 if the program died before it could report them
	Failure  *Failure
	Time     time.Duration // wall time of the run, without compiling
}

// An Engine runs programs. Run returns a *Declined if this engine cannot run
// this program faithfully, and any other error only if the checker itself
// failed. It is safe for concurrent use.
type Engine interface {
	// Name is "yaegi" or "go", as in the reports.
	Name() string
	Run(ctx context.Context, p *frontend.Program, stdin []byte, limits Limits) (Result, error)
}

// Streams are the outside world of a program that is run for someone to see.
type Streams struct {
	Stdin          io.Reader // nil is an empty one
	Stdout, Stderr io.Writer // get what the program prints, as it prints it
}

// A Runner is an engine that can also run a program on live streams.
type Runner interface {
	Engine
	// Stream is Run on streams; Result.Stdout and Stderr are kept as well.
	Stream(ctx context.Context, p *frontend.Program, s Streams, limits Limits) (Result, error)
}

// input is the stream of a program whose whole input is known and whose output
// is only looked at afterwards.
func input(stdin []byte) Streams { return Streams{bytes.NewReader(stdin), io.Discard, io.Discard} }

// Declined is the error of an engine that knows it cannot run a program
// faithfully, or cannot run at all on this machine.
type Declined struct {
	Engine string
	Reason string // in the learner's terms, ready to print

	unsaid bool // it was a run-time error whose words are not known
}

func (d *Declined) Error() string { return "the " + d.Engine + " engine cannot run this: " + d.Reason }

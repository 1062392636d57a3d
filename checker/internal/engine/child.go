package engine

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"strconv"
	"strings"
	"time"

	"nqueens/checker/internal/engine/escape"
	"nqueens/checker/internal/engine/interpret"
	"nqueens/checker/internal/engine/walls"
)

// A child reports to its parent on a pipe of its own, one line an event. The
// learner's code cannot reach it: the policy leaves it no way to open a
// descriptor. The package meter of a compiled program writes the same words.
const (
	eventSteps    = "steps"    // steps N: main came to its end, or a panic left it
	eventExit     = "exit"     // exit N: the program called os.Exit after N steps
	eventLimit    = "limit"    // limit N: the step limit was passed
	eventPanic    = "panic"    // panic LINE "words"
	eventUnsaid   = "unsaid"   // unsaid "reason": a run-time error whose words are not known
	eventDeclined = "declined" // declined "reason"
)

// childVariable names the environment variable that makes a process a child.
// It holds the numbers of the descriptors of its job pipe and its report pipe.
const childVariable = "NQUEENS_CHILD"

// exitCrashed is the status with which Go's runtime ends a program that panics.
const exitCrashed = 2

// A job is what an interpreting child is told, apart from its input. It never
// holds an answer.
type job struct {
	interpret.Program

	Memory    int64
	Processor time.Duration
	Batch     *batchJob // several inputs instead of the one on standard input
	Probe     bool      // try the walls instead
}

// Main does the child's part, and then does not return, if this process was
// started as a child. A program that uses the interpreter calls it first.
func Main() {
	descriptors := os.Getenv(childVariable)
	if descriptors == "" {
		return
	}
	os.Clearenv()
	if err := childMain(descriptors); err != nil {
		fmt.Fprintln(os.Stderr, "checker: the child process could not start:", err)
	}
	os.Exit(exitBroken)
}

// exitBroken is the status of a child that could not do its work.
const exitBroken = 70

// maxProcessors is how many processors an interpreted program may use.
const maxProcessors = 4

func childMain(descriptors string) error {
	var jobsFd, reportsFd uintptr
	if _, err := fmt.Sscan(descriptors, &jobsFd, &reportsFd); err != nil {
		return err
	}
	jobs, reports := os.NewFile(jobsFd, "jobs"), os.NewFile(reportsFd, "reports")
	layOutHeap() // while the parent has no job yet
	todo := json.NewDecoder(jobs)
	var j job
	if err := todo.Decode(&j); err != nil {
		return err
	}
	os.Args = []string{interpret.ProgramName}
	// In a checker with cgo the stack of a thread counts as 8 MiB of data, and
	// many processors make many threads.
	runtime.GOMAXPROCS(min(runtime.GOMAXPROCS(0), maxProcessors))
	walls.Raise(walls.Limits{Memory: j.Memory, Processor: j.Processor})
	if j.Batch != nil {
		return interpretBatches(j, todo, reports)
	}
	if err := jobs.Close(); err != nil {
		return err
	}
	if j.Probe {
		escape.Main()
		os.Exit(0)
	}
	os.Exit(interpretOne(j, reports))
	return nil
}

// interpretOne runs the job's program in this process and returns the status to
// exit with.
func interpretOne(j job, reports io.Writer) int {
	h := host{reports}
	stderr := *os.Stderr // the program may put another file in its place
	err := interpret.Run(j.Program, h)
	if err == nil {
		return 0
	}
	var raised *interpret.Panic
	if !errors.As(err, &raised) {
		fmt.Fprintf(reports, "%s %q\n", eventUnsaid, err.Error())
		os.Exit(0)
	}
	if _, err := fmt.Fprintln(&stderr, raised.Message); err != nil {
		h.Decline("it closed its standard error, on which Go says why a program ends")
	}
	fmt.Fprintf(reports, "%s %d %q\n", eventPanic, raised.Line, raised.Message)
	return exitCrashed
}

// A host passes on what becomes of a program in this process.
type host struct{ reports io.Writer }

// Done implements interpret.Host, as do the others.
func (h host) Done(n int64) { fmt.Fprintln(h.reports, eventSteps, n) }

func (h host) Exit(n int64, code int) {
	fmt.Fprintln(h.reports, eventExit, n)
	os.Exit(code)
}

func (h host) Stop(n int64) {
	fmt.Fprintln(h.reports, eventLimit, n)
	os.Exit(0)
}

func (h host) Decline(reason string) {
	fmt.Fprintf(h.reports, "%s %q\n", eventDeclined, reason)
	os.Exit(0)
}

// events is what a child reported.
type events struct {
	steps    int64
	exited   bool // by os.Exit
	ended    bool // main was left
	limit    bool
	panicked *Failure
	unsaid   string
	declined string
}

// readEvents reads a child's reports to the end of the pipe. Words it does not
// know are passed over.
func readEvents(r io.Reader) events {
	var e events
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		word, rest, _ := strings.Cut(lines.Text(), " ")
		switch word {
		case eventSteps:
			e.steps, e.ended = count(rest), true
		case eventExit:
			e.steps, e.exited = count(rest), true
		case eventLimit:
			e.steps, e.limit = count(rest), true
		case eventPanic:
			line, words, _ := strings.Cut(rest, " ")
			message, _ := strconv.Unquote(words)
			e.panicked = &Failure{Message: message, Line: int(count(line))}
		case eventUnsaid:
			e.unsaid, _ = strconv.Unquote(rest)
		case eventDeclined:
			e.declined, _ = strconv.Unquote(rest)
		}
	}
	io.Copy(io.Discard, r) // a line too long to read must not keep the child from its end
	return e
}

func count(s string) int64 {
	n, _ := strconv.ParseInt(s, 10, 64)
	return n
}

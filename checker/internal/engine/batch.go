package engine

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"runtime"
	"slices"
	"time"

	"nqueens/checker/internal/engine/interpret"
	"nqueens/checker/internal/frontend"
)

// A Trial is one input of a batch.
type Trial struct {
	Stdin  []byte
	Limits Limits
}

// Batch runs a program on several inputs in one child process, one after the
// other, and after the batches of other programs, if there have been some: most of
// what a small run costs is the start of its process and the making of the
// interpreter's own form of the program. It gives the results of the first trials in
// which main came to its end, within their limits. With the first in which it does not,
// the batch is over: what became of that one and of those after it is for Run to find
// out, each in a process of its own. So is all of a program whose runs may touch each
// other. The error is why ctx was done, or why there is no process.
func (in Interpreter) Batch(ctx context.Context, p *frontend.Program, trials []Trial) ([]Result, error) {
	if !p.Repeatable() || len(trials) == 0 {
		return nil, nil
	}
	whole := Limits{Waiting: asleepForGood}
	tell := batchJob{}
	for _, t := range trials {
		l := t.Limits.withDefaults(slowestInterpreted)
		whole.Processor = max(whole.Processor, l.Processor) // all together get no more than one alone
		whole.Memory = max(whole.Memory, l.Memory)
		whole.Steps = max(whole.Steps, l.Steps)
		tell.Trials = append(tell.Trials, batchTrial{Stdin: t.Stdin, Output: l.Output})
	}
	steps := trials[0].Limits.Steps
	if slices.ContainsFunc(trials, func(t Trial) bool { return t.Limits.Steps != steps }) {
		return nil, nil // the limit stands in the lowered source
	}
	whole = whole.withDefaults(slowestInterpreted)
	lowered, err := interpret.Lower(p, whole.Steps)
	if err != nil {
		return nil, nil // Run says why
	}
	text, err := json.Marshal(job{
		Program:   lowered,
		Memory:    whole.Memory + interpreterMemory,
		Processor: whole.Processor + workerLife,
		Batch:     &tell,
	})
	if err != nil {
		return nil, err
	}
	w, err := in.Spares.worker(whole.Memory)
	if err != nil {
		return nil, fmt.Errorf("the interpreter's process: %w", err)
	}
	results, again, err := w.batch(ctx, text, tell.Trials, whole)
	if again {
		in.Spares.keep(w)
	}
	return results, err
}

// A batchJob is the part of a job that makes it a batch.
type batchJob struct{ Trials []batchTrial }

type batchTrial struct {
	Stdin  []byte
	Output int64 // bytes that it may print
}

// interpretBatches does the batches of a worker, of which the first has been read.
func interpretBatches(j job, todo *json.Decoder, reports io.Writer) error {
	own := [...]os.File{*os.Stdin, *os.Stdout, *os.Stderr} // which would be closed if nothing held them
	defer runtime.KeepAlive(&own)
	for {
		interpretBatch(j, reports)
		j = job{}
		if err := todo.Decode(&j); err == io.EOF {
			os.Exit(0)
		} else if err != nil {
			return err
		}
	}
}

// interpretBatch does a batch in this process. It returns when all trials are done,
// and ends the process at the first that does not end in order.
func interpretBatch(j job, reports io.Writer) {
	b := batch{reports: reports, left: j.Batch.Trials}
	if interpret.Repeat(j.Program, &b, b.next) != nil {
		os.Exit(0)
	}
}

// A batch is the interpret.Host of its trials. Each has pipes of its own.
type batch struct {
	reports io.Writer
	left    []batchTrial

	// Of the trial that runs:
	end   func() (output []byte, all int64) // nil before the first; all is with standard error
	limit int64
	steps int64
	begun time.Time
}

// next ends the trial that runs and begins another, if there is one.
func (b *batch) next() bool {
	if b.end != nil {
		output, all := b.end()
		if all > b.limit {
			os.Exit(0)
		}
		if reportTrial(b.reports, Result{Steps: b.steps, Stdout: output, Time: time.Since(b.begun)}) != nil {
			os.Exit(0)
		}
	}
	if len(b.left) == 0 {
		return false
	}
	t := b.left[0]
	b.left = b.left[1:]
	b.begun, b.limit = time.Now(), t.Output
	b.end = streams(t)
	os.Args[0] = interpret.ProgramName
	return true
}

// Done implements interpret.Host, as do the others.
func (b *batch) Done(n int64)  { b.steps = n }
func (*batch) Exit(int64, int) { os.Exit(0) }
func (*batch) Stop(int64)      { os.Exit(0) }
func (*batch) Decline(string)  { os.Exit(0) }

// streams puts pipes for a trial behind the standard streams, by whose names their
// errors are to go. The function it returns closes them and gives what was written. The
// variables of package os stay as they are: the interpreter has read some of them when
// it compiled the program.
func streams(t batchTrial) (end func() (output []byte, all int64)) {
	stdin, feed := mustPipe("/dev/stdin", "input")
	*os.Stdin = *stdin
	go func() {
		feed.Write(t.Stdin)
		feed.Close()
	}()
	stdout, stderr := collect(os.Stdout, "/dev/stdout", t.Output), collect(os.Stderr, "/dev/stderr", t.Output)
	return func() ([]byte, int64) {
		output := stdout()
		all := int64(len(output) + len(stderr()))
		stdin.Close()
		return output, all
	}
}

// collect puts a pipe of that name behind a standard stream. The function it returns
// closes that and gives all that was written; more than limit bytes end the batch.
func collect(stream *os.File, name string, limit int64) func() []byte {
	r, w := mustPipe("output", name)
	*stream = *w
	all, over := make(chan []byte), make(chan struct{})
	go func() {
		text, _ := io.ReadAll(io.LimitReader(bufio.NewReaderSize(gathering{r, over}, gatheredAtOnce), limit+1))
		if int64(len(text)) > limit {
			os.Exit(0)
		}
		all <- text
	}()
	return func() []byte {
		close(over)
		w.Close()
		text := <-all
		r.Close()
		return text
	}
}

// gathering leaves small pieces to gather for a while, until over is closed: a program
// that prints byte by byte would wake its reader for each of them.
type gathering struct {
	from io.Reader
	over <-chan struct{}
}

// gatheredAtOnce is how much is taken from a pipe at once, in bytes.
const gatheredAtOnce = 4 << 10

func (g gathering) Read(to []byte) (int, error) {
	n, err := g.from.Read(to)
	if n < smallPiece && err == nil {
		select {
		case <-g.over:
		case <-time.After(gatherFor):
		}
	}
	return n, err
}

func mustPipe(reader, writer string) (r, w *os.File) {
	r, w, err := openPipe(reader, writer)
	if err != nil {
		os.Exit(exitBroken)
	}
	return r, w
}

package engine

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

// A worker is a child that does batches, one after the other and of any programs, for
// as long as each comes to its end: what then is left of it no other can meet (see
// frontend.Program.Repeatable and symbols.Restart). What its trials print comes as a
// part of their reports, so that its own streams carry nothing.
type worker struct {
	*child
	reports *bufio.Reader
	memory  int64         // that its programs may hold, the same for all of its jobs, in bytes
	used    time.Duration // processor time of the jobs that it has done
}

// workerLife is how much processor time a worker may use before it is replaced, and
// so what it may have used when it begins its last job. The system's own limit, which
// cannot be raised again, leaves room for as much and a job like the first.
const workerLife = 30 * time.Second

// employ makes a worker of a child that has no job yet.
func employ(c *child, memory int64) *worker {
	for _, unused := range []pipe{c.pipes.stdin, c.pipes.stdout, c.pipes.stderr} {
		unused.parent.Close()
	}
	return &worker{child: c, reports: bufio.NewReader(c.pipes.reports.parent), memory: memory}
}

// batch gives the worker a job, and gives the results of the trials that ended in
// order. The worker can have another job if again, and is dead and waited for if not.
// The error is why ctx was done; whatever else cuts a batch short is for Run to meet.
func (w *worker) batch(ctx context.Context, tell []byte, trials []batchTrial, limits Limits) (results []Result, again bool, err error) {
	var told atomic.Bool
	owes := func() bool { return !told.Load() || unread(w.pipes.reports.parent) > 0 }
	unhook := context.AfterFunc(ctx, func() { w.stop(Exited) })
	over := make(chan struct{})
	var watching sync.WaitGroup
	watching.Go(func() { watch(w.child, owes, w.used, limits, over) })

	_, broken := w.pipes.jobs.parent.Write(tell)
	told.Store(true)
	for broken == nil && len(results) < len(trials) {
		var r Result
		if r, broken = readTrial(w.reports, trials[len(results)].Output); broken == nil {
			results = append(results, r)
		}
	}
	close(over)
	watching.Wait()
	if unhook() && broken == nil && w.runs() {
		w.used = processorTime(w.cmd.Process.Pid)
		return results, true, nil
	}
	w.drop()
	return results, false, context.Cause(ctx)
}

// eventTrial is "trial STEPS BYTES NANOSECONDS": a trial of a batch ended in order.
// So many bytes of output follow on the line.
const eventTrial = "trial"

// reportTrial writes what readTrial reads.
func reportTrial(to io.Writer, r Result) error {
	var text bytes.Buffer
	fmt.Fprintln(&text, eventTrial, r.Steps, len(r.Stdout), r.Time.Nanoseconds())
	text.Write(r.Stdout)
	_, err := to.Write(text.Bytes())
	return err
}

// readTrial reads a report of a trial that may print at most so many bytes.
func readTrial(from *bufio.Reader, most int64) (Result, error) {
	line, err := from.ReadString('\n')
	if err != nil {
		return Result{}, err
	}
	words := strings.Fields(line)
	if len(words) != 4 || words[0] != eventTrial {
		return Result{}, fmt.Errorf("not a report of a trial: %q", line)
	}
	length, err := strconv.ParseInt(words[2], 10, 64)
	if err != nil || length < 0 || length > most {
		return Result{}, fmt.Errorf("not the length of an output: %q", line)
	}
	r := Result{Steps: count(words[1]), Time: time.Duration(count(words[3])), Stdout: make([]byte, length)}
	_, err = io.ReadFull(from, r.Stdout)
	return r, err
}

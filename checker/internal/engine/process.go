package engine

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"os/exec"
	"sync"
	"sync/atomic"
	"time"
)

// Defaults of Limits. The wall time is a backstop only, and grows with the
// steps allowed.
const (
	defaultSteps  = 20_000_000
	defaultMemory = 256 << 20
	defaultOutput = 1 << 20
	defaultWall   = 10 * time.Second
)

// slowestStep is the time for which one step is given wall time: generous for
// compiled code, and enough for interpreted code within a handover.
const slowestStep = 50 * time.Nanosecond

func (l Limits) withDefaults() Limits {
	if l.Steps == 0 {
		l.Steps = defaultSteps
	}
	if l.Memory == 0 {
		l.Memory = defaultMemory
	}
	if l.Output == 0 {
		l.Output = defaultOutput
	}
	if l.Wall == 0 {
		l.Wall = defaultWall + time.Duration(l.Steps)*slowestStep
	}
	return l
}

// reapDelay is how long a killed process may hold its pipes open.
const reapDelay = 2 * time.Second

// A process is a child's end as its parent saw it.
type process struct {
	Result
	events
	killed bool // by this package, for the reason in Result.How
}

// execute starts path as a child with the given environment, gives it tell on
// the job pipe (nothing if nil), connects it to the streams, and collects what it
// prints and reports. The child is dead and waited for when execute returns.
func execute(ctx context.Context, path string, env []string, tell []byte, s Streams, limits Limits) (process, error) {
	wall, cancel := context.WithTimeout(ctx, limits.Wall)
	defer cancel()
	cmd := exec.CommandContext(wall, path)
	cmd.Args = []string{programName}
	cmd.Env = env
	cmd.Stdin = s.Stdin
	cmd.WaitDelay = reapDelay
	isolate(cmd)

	var flood atomic.Bool
	budget := &budget{left: limits.Output, spent: func() { flood.Store(true); cancel() }}
	stdout, stderr := &capture{budget: budget, copy: s.Stdout}, &capture{budget: budget, copy: s.Stderr}
	cmd.Stdout, cmd.Stderr = stdout, stderr

	pipes, err := openPipes(cmd)
	if err != nil {
		return process{}, err
	}
	start := time.Now()
	if err := cmd.Start(); err != nil {
		pipes.closeAll()
		return process{}, err
	}
	pipes.closeChildEnds()
	var talk sync.WaitGroup
	talk.Go(func() {
		pipes.jobs.Write(tell)
		pipes.jobs.Close()
	})
	var p process
	talk.Go(func() {
		p.events = readEvents(pipes.reports)
		pipes.reports.Close()
	})
	err = cmd.Wait()
	p.Time = time.Since(start)
	killGroup(cmd)
	talk.Wait()

	p.Stdout, p.Stderr = stdout.Bytes(), stderr.Bytes()
	p.Steps = p.events.steps
	p.ExitCode = cmd.ProcessState.ExitCode()
	switch {
	case flood.Load():
		p.How, p.killed = OutputLimit, true
	case ctx.Err() != nil:
		return p, ctx.Err()
	case wall.Err() != nil:
		p.How, p.killed = TimeLimit, true
	case p.limit:
		p.How = StepLimit
	default:
		return p, notExit(err)
	}
	return p, nil
}

// notExit drops the error that only says that a process exited or was killed,
// and the one that says it left a pipe open.
func notExit(err error) error {
	var exit *exec.ExitError
	if errors.As(err, &exit) || errors.Is(err, exec.ErrWaitDelay) {
		return nil
	}
	return err
}

// A budget is the number of bytes a child may still print, over all its
// outputs.
type budget struct {
	mu    sync.Mutex
	left  int64
	spent func()
}

// A capture keeps and copies what a child printed, as far as its budget allows.
type capture struct {
	*budget
	buf  bytes.Buffer
	copy io.Writer
}

func (c *capture) Write(p []byte) (int, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	kept := min(int64(len(p)), c.left)
	c.left -= kept
	c.buf.Write(p[:kept])
	c.copy.Write(p[:kept])
	if kept < int64(len(p)) {
		c.spent()
		return int(kept), io.ErrShortWrite
	}
	return len(p), nil
}

func (c *capture) Bytes() []byte { return c.buf.Bytes() }

// pipes connect parent and child beside the standard streams.
type pipes struct {
	jobs, reports           *os.File // the parent's ends
	childJobs, childReports *os.File
}

// openPipes makes the pipes and has cmd inherit the child's ends.
func openPipes(cmd *exec.Cmd) (p pipes, err error) {
	if p.childJobs, p.jobs, err = os.Pipe(); err != nil {
		return p, err
	}
	if p.reports, p.childReports, err = os.Pipe(); err != nil {
		p.closeAll()
		return p, err
	}
	cmd.Env = append(cmd.Env, childVariable+"="+inherit(cmd, p.childJobs, p.childReports))
	return p, nil
}

func (p pipes) closeChildEnds() {
	p.childJobs.Close()
	p.childReports.Close()
}

func (p pipes) closeAll() {
	for _, f := range []*os.File{p.jobs, p.reports, p.childJobs, p.childReports} {
		if f != nil {
			f.Close()
		}
	}
}

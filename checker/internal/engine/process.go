package engine

import (
	"context"
	"errors"
	"os/exec"
	"sync"
	"time"

	"nqueens/checker/internal/engine/interpret"
)

// Defaults of Limits.
const (
	defaultSteps     = 20_000_000
	defaultMemory    = 256 << 20
	defaultOutput    = 1 << 20
	defaultProcessor = 10 * time.Second // and so much more for each step allowed
	defaultWaiting   = 5 * time.Second
)

// The processor time that a step may take, by far, on each engine.
const (
	slowestInterpreted = 10 * time.Microsecond
	slowestCompiled    = 50 * time.Nanosecond
)

func (l Limits) withDefaults(slowestStep time.Duration) Limits {
	if l.Steps == 0 {
		l.Steps = defaultSteps
	}
	if l.Memory == 0 {
		l.Memory = defaultMemory
	}
	if l.Output == 0 {
		l.Output = defaultOutput
	}
	if l.Processor == 0 {
		l.Processor = defaultProcessor + time.Duration(l.Steps)*slowestStep
	}
	if l.Waiting == 0 {
		l.Waiting = defaultWaiting
	}
	return l
}

// reapDelay is how long an interrupted run may take to hand over what was
// printed.
const reapDelay = 2 * time.Second

// A process is a child's end as its parent saw it.
type process struct {
	Result
	events
	killed bool // by this package, for the reason in Result.How
}

// A child is a process that is running.
type child struct {
	cmd   *exec.Cmd
	pipes *pipes

	mu      sync.Mutex
	stopped bool // for the reason in how
	how     How
	dead    bool // and waited for, so that its number may be another's
}

// stop kills the child. Of several reasons the first one counts.
func (c *child) stop(how How) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.dead {
		return
	}
	if !c.stopped {
		c.stopped, c.how = true, how
	}
	killGroup(c.cmd)
}

// runs reports whether nobody has stopped the child.
func (c *child) runs() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return !c.stopped
}

// wait returns when the child is dead.
func (c *child) wait() error {
	err := c.cmd.Wait()
	c.mu.Lock()
	defer c.mu.Unlock()
	c.dead = true
	killGroup(c.cmd) // whatever it left behind
	return err
}

// start runs path as a child with the given environment.
func start(path string, env []string) (*child, error) {
	cmd := exec.Command(path)
	cmd.Args = []string{interpret.ProgramName}
	cmd.Env = env
	isolate(cmd)
	pipes, err := openPipes(cmd)
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		pipes.close()
		return nil, err
	}
	pipes.closeChildEnds()
	return &child{cmd: cmd, pipes: pipes}, nil
}

// execute starts path as a child with the given environment and has it work.
func execute(ctx context.Context, path string, env []string, tell []byte, s Streams, limits Limits) (process, error) {
	c, err := start(path, env)
	if err != nil {
		return process{}, err
	}
	return c.work(ctx, tell, s, limits)
}

// work gives the child tell on the job pipe (nothing if nil), connects it to the
// streams, and collects what it prints and reports. The child is dead and waited
// for when work returns. If reading from s.Stdin blocks, a goroutine may be left
// that does.
func (c *child) work(ctx context.Context, tell []byte, s Streams, limits Limits) (process, error) {
	begun := time.Now()
	flow := c.connect(s, tell, limits.Output)
	unhook := context.AfterFunc(ctx, func() { c.stop(Exited) })
	over := make(chan struct{})
	var watching sync.WaitGroup
	watching.Go(func() { watch(c, flow.owes, 0, limits, over) })

	err := c.wait()
	took := time.Since(begun)
	close(over)
	watching.Wait()
	unhook()
	complete := flow.finish(ctx)
	if ctx.Err() != nil || !complete {
		return process{}, context.Cause(ctx)
	}
	p := process{events: flow.events}
	p.Time, p.Steps = took, flow.events.steps
	p.Stdout, p.Stderr = flow.stdout.buf.Bytes(), flow.stderr.buf.Bytes()
	return p, p.judge(c, flow, limits, err)
}

// judge says how the process ended, as far as its parent can tell. waitErr is
// what waiting for it gave. It goes by all that the process printed and reported,
// and never by which of these its parent saw first, or whether the process was
// already dead when it was to be stopped.
func (p *process) judge(c *child, f *flow, limits Limits, waitErr error) error {
	var exit *exec.ExitError
	if waitErr != nil && !errors.As(waitErr, &exit) {
		return waitErr
	}
	state := c.cmd.ProcessState
	p.ExitCode = state.ExitCode()
	switch {
	case f.stdout.overdrawn || int64(len(p.Stdout)+p.ownErrors()) > limits.Output:
		p.How, p.killed = OutputLimit, true
		p.Steps, p.ExitCode = 0, -1 // it may have been stopped before its end, or just not
	case f.stderr.overdrawn:
		p.ExitCode = exitCrashed // by the traces of many goroutines
	case p.limit:
		p.How = StepLimit
	case c.stopped && !endedItself(state):
		p.How, p.killed = c.how, true
	case !killed(state):
	case state.UserTime()+state.SystemTime() >= limits.Processor:
		p.How, p.killed = TimeLimit, true // by the system, on the child's own limit
	default:
		return errors.New("something outside the checker killed the program's process; is this machine short of memory?")
	}
	return nil
}

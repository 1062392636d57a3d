package engine

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os/exec"
	"sync"

	"nqueens/checker/internal/engine/builds"
	"nqueens/checker/internal/engine/interpret"
	"nqueens/checker/internal/frontend"
)

// Compiler runs programs built by the Go toolchain. What it has built is kept in
// the user's cache folder.
type Compiler struct {
	goTool       string        // path of the go command, "" if there is none
	surroundings func() string // the sum of what every build is made from

	// The builds that are under way, and what ends them.
	ctx      context.Context
	cancel   context.CancelFunc
	building sync.WaitGroup

	mu     sync.Mutex
	opened *builds.Store     // nil before the first build
	begun  map[string]*build // by key

	kits kits
}

// A build is one compiled program. Its fields may be read when done is closed.
type build struct {
	done   chan struct{}
	binary string
	err    error
}

// NewCompiler looks for a Go toolchain. A Compiler without one declines every
// program.
func NewCompiler() *Compiler {
	c := &Compiler{begun: map[string]*build{}, kits: kits{made: map[string]func() (*kit, error){}}}
	c.ctx, c.cancel = context.WithCancel(context.Background())
	if path, err := exec.LookPath("go"); err == nil {
		c.goTool = path
	}
	c.surroundings = sync.OnceValue(func() string { return surroundings(c.goTool) })
	return c
}

// Name implements Engine.
func (*Compiler) Name() string { return "go" }

// Where is the path of the go command, "" if there is none.
func (c *Compiler) Where() string { return c.goTool }

// Available reports whether there is a Go toolchain.
func (c *Compiler) Available() bool { return c.goTool != "" }

// Stop ends the builds that are under way; none begins after it.
func (c *Compiler) Stop() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.cancel()
}

// Close ends the builds that are under way. What has been built stays in the
// cache for the next checker, unless it could not be put there.
func (c *Compiler) Close() error {
	c.Stop()
	c.building.Wait()
	if c.opened == nil {
		return nil
	}
	return c.opened.Close()
}

// Store is where builds are kept.
func (c *Compiler) Store() (*builds.Store, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.opened != nil {
		return c.opened, nil
	}
	var err error
	c.opened, err = builds.Open()
	return c.opened, err
}

// Run implements Engine. Besides the errors named there, it returns a
// *frontend.Rejection if the compiler refuses what the frontend let pass.
func (c *Compiler) Run(ctx context.Context, p *frontend.Program, stdin []byte, limits Limits) (Result, error) {
	return c.Stream(ctx, p, input(stdin), limits)
}

// Stream implements Runner.
func (c *Compiler) Stream(ctx context.Context, p *frontend.Program, s Streams, limits Limits) (Result, error) {
	child, err := c.execute(ctx, p.Counted(compiledMeter), s, limits.withDefaults(slowestCompiled))
	if err != nil {
		return Result{}, placed(p, err)
	}
	child.crash()
	return child.Result, nil
}

// execute builds a counted source and runs it. A program that does not start, as
// another checker has just removed it or a disk has lost it, is built once more.
func (c *Compiler) execute(ctx context.Context, source []byte, s Streams, limits Limits) (process, error) {
	for again := false; ; again = true {
		binary, err := c.build(ctx, source)
		if err != nil {
			return process{}, err
		}
		child, err := execute(ctx, binary, []string{limits.environment()}, nil, s, limits)
		var unstarted *fs.PathError
		if errors.As(err, &unstarted) && !again {
			if err := c.forget(source); err != nil {
				return process{}, err
			}
			continue
		}
		if err != nil {
			return process{}, fmt.Errorf("the compiled program's process: %w", err)
		}
		return child, nil
	}
}

// environment is how a compiled program's meter is told its limits.
func (l Limits) environment() string {
	return fmt.Sprintf("NQUEENS_LIMITS=%d %d %d %d", l.Steps, l.Memory, l.Processor, interpret.MaxStack)
}

// Build compiles p, unless it has been compiled before, and returns the path of
// the binary. A build that the caller does not wait for goes on until Close.
func (c *Compiler) Build(ctx context.Context, p *frontend.Program) (string, error) {
	binary, err := c.build(ctx, p.Counted(compiledMeter))
	return binary, placed(p, err)
}

func (c *Compiler) build(ctx context.Context, source []byte) (string, error) {
	if !c.Available() {
		return "", &Declined{Engine: c.Name(), Reason: "there is no Go toolchain on this machine; install Go and put it on the PATH"}
	}
	b := c.begin(c.key(source), source)
	select {
	case <-b.done:
		return b.binary, b.err
	case <-ctx.Done():
		return "", context.Cause(ctx)
	}
}

// begin starts a build, unless it has been started before.
func (c *Compiler) begin(key string, source []byte) *build {
	c.mu.Lock()
	defer c.mu.Unlock()
	b := c.begun[key]
	if b != nil {
		return b
	}
	b = &build{done: make(chan struct{})}
	c.begun[key] = b
	if b.err = c.ctx.Err(); b.err != nil {
		close(b.done)
		return b
	}
	c.building.Go(func() {
		defer close(b.done)
		b.binary, b.err = c.compile(key, source)
	})
	return b
}

// forget has a source built anew the next time.
func (c *Compiler) forget(source []byte) error {
	s, err := c.Store()
	if err != nil {
		return err
	}
	key := c.key(source)
	c.mu.Lock()
	delete(c.begun, key)
	c.mu.Unlock()
	return s.Forget(key)
}

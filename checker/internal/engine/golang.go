package engine

import (
	"context"
	"crypto/sha256"
	"fmt"
	"os"
	"os/exec"
	"sync"

	"nqueens/checker/internal/frontend"
)

// Compiler runs programs built by the Go toolchain. Builds are kept, by their
// content, until Close.
type Compiler struct {
	goTool string // path of the go command, "" if there is none

	mu     sync.Mutex
	dir    string // holds the builds, one folder each; made with the first
	builds map[[sha256.Size]byte]*build
}

// A build is one compiled program. Its fields may be read when once is done.
type build struct {
	once   sync.Once
	binary string
	err    error
}

// NewCompiler looks for a Go toolchain. A Compiler without one declines every
// program.
func NewCompiler() *Compiler {
	c := &Compiler{builds: map[[sha256.Size]byte]*build{}}
	if path, err := exec.LookPath("go"); err == nil {
		c.goTool = path
	}
	return c
}

// Name implements Engine.
func (*Compiler) Name() string { return "go" }

// Where is the path of the go command, "" if there is none.
func (c *Compiler) Where() string { return c.goTool }

// Available reports whether there is a Go toolchain.
func (c *Compiler) Available() bool { return c.goTool != "" }

// Close removes the builds.
func (c *Compiler) Close() error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.dir == "" {
		return nil
	}
	err := os.RemoveAll(c.dir)
	c.dir = ""
	clear(c.builds)
	return err
}

// Run implements Engine. Besides the errors named there, it returns a
// *frontend.Rejection if the compiler refuses what the frontend let pass.
func (c *Compiler) Run(ctx context.Context, p *frontend.Program, stdin []byte, limits Limits) (Result, error) {
	return c.Stream(ctx, p, input(stdin), limits)
}

// Stream implements Runner.
func (c *Compiler) Stream(ctx context.Context, p *frontend.Program, s Streams, limits Limits) (Result, error) {
	binary, err := c.Build(p)
	if err != nil {
		return Result{}, err
	}
	limits = limits.withDefaults()
	env := []string{fmt.Sprintf("NQUEENS_LIMITS=%d %d %d", limits.Steps, limits.Memory, maxStack)}
	child, err := execute(ctx, binary, env, nil, s, limits)
	if err != nil {
		return Result{}, fmt.Errorf("the compiled program's process: %w", err)
	}
	if !child.killed && !child.limit && !child.exited {
		child.crash()
	}
	return child.Result, nil
}

// Build compiles p, unless it has been compiled before, and returns the path of
// the binary.
func (c *Compiler) Build(p *frontend.Program) (string, error) {
	if !c.Available() {
		return "", &Declined{Engine: c.Name(), Reason: "there is no Go toolchain on this machine; install Go and put it on the PATH"}
	}
	source := p.Counted(compiledMeter)
	b := c.entry(sha256.Sum256(source))
	b.once.Do(func() { b.binary, b.err = c.compile(source) })
	return b.binary, b.err
}

func (c *Compiler) entry(key [sha256.Size]byte) *build {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.builds[key] == nil {
		c.builds[key] = &build{}
	}
	return c.builds[key]
}

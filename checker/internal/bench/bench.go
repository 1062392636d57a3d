// Package bench measures the checker against plain Go: how long it takes to grade
// beside building and running the same program by hand.
//
// Every row compares two things measured in turn in one run, as a ratio; times on
// their own say more about the machine than about the checker. The command
// `checker bench` prints the rows. Nothing here is ever asserted in a test.
package bench

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"time"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/judge"
)

// A Row compares what the checker does with what one would do without it.
type Row struct {
	Name   string
	Ours   time.Duration // median
	Theirs time.Duration // median
	Aim    string        // what the ratio should be
}

// Faster is how many times faster the checker is.
func (r Row) Faster() float64 { return float64(r.Theirs) / float64(r.Ours) }

// A Bench measures on one course.
type Bench struct {
	Course   *course.Course
	Compiler *engine.Compiler
	Class    int // submissions in the rows about a class
	Repeat   int // measurements of which the median is taken

	dir    string // for builds by hand
	spares engine.Spares
	count  int // of sources, so that no two are the same and no cache helps
}

// Rows measures all rows and hands each to show as soon as it is there.
func (b *Bench) Rows(ctx context.Context, show func(Row)) error {
	dir, err := os.MkdirTemp("", "nqueens-bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	defer b.spares.Close()
	b.dir = dir
	for _, measure := range []func(context.Context) (Row, error){
		b.small, b.warm, b.long, b.acceptedClass, b.wholeClass, b.mixedClass, b.heavy, b.interpretedSteps, b.compiledSteps,
	} {
		row, err := measure(ctx)
		if err != nil {
			return err
		}
		show(row)
	}
	return nil
}

func (b *Bench) grader() *judge.Grader {
	return &judge.Grader{Interpreter: engine.Interpreter{Spares: &b.spares}, Compiler: b.Compiler, Explain: b.Compiler.Explain}
}

// solution reads a reference solution and makes it one that nobody has built.
func (b *Bench) solution(ref string) (*course.Exercise, []byte, error) {
	ex, err := b.Course.Exercise(ref)
	if err != nil {
		return nil, nil, err
	}
	src, err := os.ReadFile(b.Course.Solution(ex))
	return ex, src, err
}

// fresh gives a source a comment that no other has.
func (b *Bench) fresh(src []byte) []byte {
	b.count++
	return fmt.Appendf(bytes.Clone(src), "\n// measurement %d of %d\n", b.count, time.Now().UnixNano())
}

// grade grades a fresh copy of a source, which must get the verdict.
func (b *Bench) grade(ctx context.Context, ex *course.Exercise, src []byte, want judge.Verdict) (time.Duration, error) {
	src = b.fresh(src)
	g := b.grader()
	b.spares.Fill(runtime.GOMAXPROCS(0)) // as they wait while a learner types
	start := time.Now()
	r := g.Grade(ctx, ex, "main.go", src)
	took := time.Since(start)
	if err := context.Cause(ctx); err != nil {
		return 0, err
	}
	if r.Verdict != want {
		return 0, fmt.Errorf("a program for exercise %s got %s where %s was expected", ex.Name, r.Verdict, want)
	}
	return took, nil
}

// command runs `check`, in a process of its own, on a fresh copy of a source, which must
// be accepted.
func (b *Bench) command(ctx context.Context, ex *course.Exercise, src []byte) (time.Duration, error) {
	self, err := os.Executable()
	if err != nil {
		return 0, err
	}
	file, err := b.write(src)
	if err != nil {
		return 0, err
	}
	cmd := exec.CommandContext(ctx, self, "check", "--exercise", ex.Name, "--format", "json", file)
	cmd.Dir = b.Course.Root
	start := time.Now()
	if out, err := cmd.Output(); err != nil {
		return 0, fmt.Errorf("check of a program for exercise %s: %w\n%s", ex.Name, err, out)
	}
	return time.Since(start), nil
}

// byHand builds a fresh copy of a source with the go command and runs it on every
// test of the exercise.
func (b *Bench) byHand(ctx context.Context, ex *course.Exercise, src []byte) (time.Duration, error) {
	start := time.Now()
	binary, err := b.build(ctx, src)
	if err != nil {
		return time.Since(start), nil // a compile error is a result too
	}
	for _, t := range ex.Tests {
		b.run(ctx, binary, t.Input)
	}
	return time.Since(start), nil
}

// write puts a fresh copy of a source into a folder of its own.
func (b *Bench) write(src []byte) (file string, err error) {
	dir, err := os.MkdirTemp(b.dir, "")
	if err != nil {
		return "", err
	}
	file = filepath.Join(dir, "main.go")
	return file, os.WriteFile(file, b.fresh(src), 0o600)
}

func (b *Bench) build(ctx context.Context, src []byte) (string, error) {
	file, err := b.write(src)
	if err != nil {
		return "", err
	}
	binary := filepath.Join(filepath.Dir(file), "main.exe")
	return binary, exec.CommandContext(ctx, b.Compiler.Where(), "build", "-o", binary, file).Run()
}

// byHandLimit is how long a run by hand may take: a program that never ends must
// not keep the loop.
const byHandLimit = 2 * time.Second

func (b *Bench) run(ctx context.Context, binary string, input []byte) time.Duration {
	ctx, cancel := context.WithTimeout(ctx, byHandLimit)
	defer cancel()
	cmd := exec.CommandContext(ctx, binary)
	cmd.Stdin = bytes.NewReader(input)
	cmd.Stdout = discard{}
	start := time.Now()
	cmd.Run() // how it ends does not matter here
	return time.Since(start)
}

// discard makes the run by hand read what the program prints, as a judge must.
type discard struct{}

func (discard) Write(p []byte) (int, error) { return len(p), nil }

// compare measures two things in turn and takes the medians.
func (b *Bench) compare(name, aim string, ours, theirs func() (time.Duration, error)) (Row, error) {
	var a, z []time.Duration
	for range b.Repeat {
		for _, side := range []struct {
			measure func() (time.Duration, error)
			all     *[]time.Duration
		}{{ours, &a}, {theirs, &z}} {
			took, err := side.measure()
			if err != nil {
				return Row{}, err
			}
			*side.all = append(*side.all, took)
		}
	}
	return Row{Name: name, Ours: median(a), Theirs: median(z), Aim: aim}, nil
}

func median(d []time.Duration) time.Duration {
	slices.Sort(d)
	return d[len(d)/2]
}

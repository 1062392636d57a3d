package engine

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"time"

	"nqueens/checker/internal/engine/escape"
)

// A Wall is something that holds a submission back, as Probe found it.
type Wall struct {
	Name  string // "files", for example, or "memory"
	Layer bool   // it is one of the system's means, of which the others are made
	Fault string // what got through, or why there is no such layer; "" if it holds
}

// probing runs package escape as a child. What it is asked to do stands on its
// standard input.
type probing func(ctx context.Context, what string, limits Limits) (process, error)

// Probe tries each wall around interpreted programs.
func (Interpreter) Probe(ctx context.Context) ([]Wall, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, fmt.Errorf("cannot find the checker's own file: %w", err)
	}
	return probe(ctx, func(ctx context.Context, what string, limits Limits) (process, error) {
		tell, err := json.Marshal(job{Probe: true, Memory: limits.Memory + interpreterMemory, Processor: limits.Processor})
		if err != nil {
			return process{}, err
		}
		return execute(ctx, self, nil, tell, input([]byte(what)), limits)
	})
}

// probeSource is a compiled submission that got around the policy.
const probeSource = `package main

import (
	"` + enginePath + `/escape"
	_ "` + meterPath + `"
)

func main() { escape.Main() }
`

// Probe tries each wall around compiled programs.
func (c *Compiler) Probe(ctx context.Context) ([]Wall, error) {
	binary, err := c.build(ctx, []byte(probeSource))
	if err != nil {
		return nil, err
	}
	return probe(ctx, func(ctx context.Context, what string, limits Limits) (process, error) {
		return execute(ctx, binary, []string{limits.environment()}, nil, input([]byte(what)), limits)
	})
}

func probe(ctx context.Context, run probing) ([]Wall, error) {
	walls, err := probeWalls(ctx, run)
	if err != nil {
		return nil, err
	}
	for _, limit := range []struct {
		what   string
		how    How
		limits Limits
	}{
		{escape.Memory, MemoryLimit, Limits{Memory: 64 << 20}},
		{escape.Processor, TimeLimit, Limits{Processor: 200 * time.Millisecond}},
		{escape.Waiting, Stalled, Limits{Waiting: 200 * time.Millisecond, Processor: 2 * time.Second}},
		{escape.Output, OutputLimit, Limits{Output: 1 << 10}},
	} {
		p, err := run(ctx, limit.what, limit.limits.withDefaults(slowestCompiled))
		if err != nil {
			return nil, err
		}
		p.crash()
		wall := Wall{Name: limit.what}
		if p.How != limit.how {
			wall.Fault = "a program past the limit was not stopped by it"
			if p.Failure != nil {
				wall.Fault += ", it ended with " + p.Failure.Message
			}
		}
		walls = append(walls, wall)
	}
	return walls, nil
}

// probeWalls reads what escape.Main says about layers and attempts, and makes one
// wall of all attempts at it.
func probeWalls(ctx context.Context, run probing) ([]Wall, error) {
	p, err := run(ctx, escape.Walls, Limits{}.withDefaults(slowestCompiled))
	if err != nil {
		return nil, err
	}
	if p.How != Exited || p.ExitCode != 0 {
		return nil, fmt.Errorf("the walls cannot be tried: the program that does it ended with status %d\n%s", p.ExitCode, p.Stderr)
	}
	var walls []Wall
	named := func(name string) *Wall {
		at := slices.IndexFunc(walls, func(w Wall) bool { return w.Name == name })
		if at < 0 {
			at = len(walls)
			walls = append(walls, Wall{Name: name})
		}
		return &walls[at]
	}
	for line := range strings.Lines(string(p.Stdout)) {
		var name, what, said string
		if n, _ := fmt.Sscanf(line, "layer %q %q", &name, &said); n == 2 {
			walls = append(walls, Wall{Name: name, Layer: true, Fault: said})
			continue
		}
		if n, _ := fmt.Sscanf(line, "attempt %q %q %q", &name, &what, &said); n != 3 {
			continue
		}
		if wall := named(name); said == "" {
			wall.Fault = "a program could " + what
		}
	}
	return walls, nil
}

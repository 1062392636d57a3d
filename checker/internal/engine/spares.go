package engine

import (
	"fmt"
	"os"
	"sync"
)

// Spares are child processes of the interpreter that have started and wait for a
// job, which hides what starting costs. Each serves one run, as any child does. A
// spare knows nothing of the program that it will get.
//
// The zero value holds none. It is safe for concurrent use.
type Spares struct {
	mu      sync.Mutex
	waiting []func() (*child, error) // each gives its child once that has started
	closed  bool
}

// Fill starts as many children as are missing from n. Those that are taken in the
// meantime are not replaced. That it cannot start one is for the run to report that
// needs it.
func (s *Spares) Fill(n int) {
	s.mu.Lock()
	var missing []func() (*child, error)
	for !s.closed && len(s.waiting)+len(missing) < n {
		missing = append(missing, sync.OnceValues(startInterpreter))
	}
	s.waiting = append(s.waiting, missing...)
	s.mu.Unlock()
	for _, start := range missing {
		start()
	}
}

// take gives a child that waits or is about to, or a new one.
func (s *Spares) take() (*child, error) {
	start := startInterpreter
	if s != nil {
		s.mu.Lock()
		if len(s.waiting) > 0 {
			start, s.waiting = s.waiting[0], s.waiting[1:]
		}
		s.mu.Unlock()
	}
	return start()
}

// Close ends the children that nobody took. Fill does nothing from then on.
func (s *Spares) Close() {
	s.mu.Lock()
	s.closed = true
	left := s.waiting
	s.waiting = nil
	s.mu.Unlock()
	for _, start := range left {
		if c, err := start(); err == nil {
			c.drop()
		}
	}
}

// drop ends a child that has no job.
func (c *child) drop() {
	c.stop(Exited)
	c.wait()
	c.pipes.close()
}

// startInterpreter starts this binary as a child.
func startInterpreter() (*child, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, fmt.Errorf("cannot find the checker's own file: %w", err)
	}
	return start(self, nil)
}

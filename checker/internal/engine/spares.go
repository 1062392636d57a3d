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
	waiting []*child
	closed  bool
}

// Fill starts children until n wait. That it cannot start one is for the run to
// report that needs it.
func (s *Spares) Fill(n int) {
	for {
		s.mu.Lock()
		full := s.closed || len(s.waiting) >= n
		s.mu.Unlock()
		if full {
			return
		}
		c, err := startInterpreter()
		if err != nil {
			return
		}
		s.mu.Lock()
		s.waiting = append(s.waiting, c)
		late := s.closed
		s.mu.Unlock()
		if late {
			s.Close()
		}
	}
}

// take gives a waiting child, or a new one.
func (s *Spares) take() (*child, error) {
	if s != nil {
		s.mu.Lock()
		defer s.mu.Unlock()
		if last := len(s.waiting) - 1; last >= 0 {
			c := s.waiting[last]
			s.waiting = s.waiting[:last]
			return c, nil
		}
	}
	return startInterpreter()
}

// Close ends the children that nobody took. Fill does nothing from then on.
func (s *Spares) Close() {
	s.mu.Lock()
	s.closed = true
	left := s.waiting
	s.waiting = nil
	s.mu.Unlock()
	for _, c := range left {
		c.stop(Exited)
		c.wait()
		c.pipes.close()
	}
}

// startInterpreter starts this binary as a child.
func startInterpreter() (*child, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, fmt.Errorf("cannot find the checker's own file: %w", err)
	}
	return start(self, nil)
}

package engine

import (
	"fmt"
	"os"
	"slices"
	"sync"
)

// Spares are child processes of the interpreter that wait for a job, which hides what
// starting costs: those that have started and know nothing yet of the program that
// they will get, and the workers that have done a batch and can do another. A run
// always gets one of the first kind, to itself.
//
// The zero value holds none. It is safe for concurrent use.
type Spares struct {
	mu      sync.Mutex
	waiting []func() (*child, error) // each gives its child once that has started
	workers []*worker
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

// worker gives a worker whose programs may hold so much memory, in bytes: one that
// has worked before, if there is one.
func (s *Spares) worker(memory int64) (*worker, error) {
	if s != nil {
		s.mu.Lock()
		i := slices.IndexFunc(s.workers, func(w *worker) bool { return w.memory == memory })
		if i >= 0 {
			w := s.workers[i]
			s.workers = slices.Delete(s.workers, i, i+1)
			s.mu.Unlock()
			return w, nil
		}
		s.mu.Unlock()
	}
	c, err := s.take()
	if err != nil {
		return nil, err
	}
	return employ(c, memory), nil
}

// keep has a worker wait for another job, unless it has worked enough.
func (s *Spares) keep(w *worker) {
	if s != nil && w.used < workerLife {
		s.mu.Lock()
		defer s.mu.Unlock()
		if !s.closed {
			s.workers = append(s.workers, w)
			return
		}
	}
	w.drop()
}

// Close ends the children that nobody took. Fill does nothing from then on.
func (s *Spares) Close() {
	s.mu.Lock()
	s.closed = true
	left, workers := s.waiting, s.workers
	s.waiting, s.workers = nil, nil
	s.mu.Unlock()
	for _, w := range workers {
		w.drop()
	}
	for _, start := range left {
		if c, err := start(); err == nil {
			c.drop()
		}
	}
}

// drop ends a child that has no job, or none that it will come to the end of.
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

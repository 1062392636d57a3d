package engine

import (
	"bytes"
	"context"
	"io"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

// A flow is what passes between a running child and its parent.
type flow struct {
	pipes          *pipes
	told, fed      atomic.Bool // the child has been given its job, and all of its input
	stdout, stderr *capture

	talk   sync.WaitGroup // all that ends with the child
	events events         // complete after talk
}

// traceRoom is for the words with which Go's runtime ends a program, in bytes: they
// are none that the program printed.
const traceRoom = 64 << 10

// connect starts the traffic of a child, which is stopped when it prints more
// bytes than output on one of its streams. Each has its own count, so that what is
// kept of it does not depend on which of them is read first.
func (c *child) connect(s Streams, tell []byte, output int64) *flow {
	spent := func() { c.stop(OutputLimit) }
	f := &flow{
		pipes:  c.pipes,
		stdout: &capture{left: output, spent: spent, copy: s.Stdout},
		stderr: &capture{left: output + traceRoom, spent: spent, copy: s.Stderr},
	}
	if s.Stdin == nil {
		s.Stdin = strings.NewReader("")
	}
	go f.feed(s.Stdin)
	f.talk.Go(func() {
		f.pipes.jobs.parent.Write(tell)
		f.pipes.jobs.parent.Close()
		f.told.Store(true)
	})
	f.talk.Go(func() { f.events = readEvents(f.pipes.reports.parent) })
	f.talk.Go(func() { f.stdout.drain(f.pipes.stdout.parent) })
	f.talk.Go(func() { f.stderr.drain(f.pipes.stderr.parent) })
	return f
}

// feed gives the child its input. The wrappers keep io.Copy from a single system
// call that holds the pipe for as long as the source has nothing to give.
func (f *flow) feed(from io.Reader) {
	io.Copy(struct{ io.Writer }{f.pipes.stdin.parent}, struct{ io.Reader }{from})
	f.pipes.stdin.parent.Close()
	f.fed.Store(true)
}

// owes reports whether the child may be waiting for its parent: for its job, for
// input that is not there yet, or for its output to be taken.
func (f *flow) owes() bool {
	return !f.told.Load() ||
		!f.fed.Load() && unread(f.pipes.stdin.parent) == 0 ||
		f.stdout.copying.Load() || unread(f.pipes.stdout.parent) > 0 ||
		f.stderr.copying.Load() || unread(f.pipes.stderr.parent) > 0
}

// finish waits for what a dead child has left in the pipes. It reports whether it
// got all of it; a reader that takes its time is given up when ctx is done.
func (f *flow) finish(ctx context.Context) bool {
	f.pipes.stdin.parent.Close()
	complete := make(chan struct{})
	go func() {
		f.talk.Wait()
		f.pipes.close()
		close(complete)
	}()
	select {
	case <-complete:
		return true
	case <-ctx.Done():
	}
	select {
	case <-complete:
		return true
	case <-time.After(reapDelay):
		return false
	}
}

// A capture keeps and copies what a child printed on one stream, as far as it may.
type capture struct {
	left      int64  // bytes that may still be printed
	overdrawn bool   // more than that was printed
	spent     func() // called then

	buf     bytes.Buffer
	copy    io.Writer
	copying atomic.Bool // it waits for copy
}

// take is how many of n bytes may still be printed.
func (c *capture) take(n int) int {
	taken := min(int64(n), c.left)
	c.left -= taken
	if taken < int64(n) {
		c.overdrawn = true
		c.spent()
	}
	return int(taken)
}

// A program that prints byte by byte would wake its parent for each of them. After
// so many small pieces in a row, they are left to gather for a while.
const (
	smallPiece  = 1 << 10 // bytes
	smallPieces = 100
	gatherFor   = time.Millisecond
)

// drain reads to the end of the pipe or of what may be printed.
func (c *capture) drain(from *os.File) {
	chunk := make([]byte, 32<<10)
	small := 0
	for {
		n, err := from.Read(chunk)
		if small++; n >= smallPiece {
			small = 0
		}
		if small > smallPieces {
			time.Sleep(gatherFor)
		}
		kept := c.take(n)
		if kept > 0 {
			c.buf.Write(chunk[:kept])
			c.copying.Store(true)
			c.copy.Write(chunk[:kept])
			c.copying.Store(false)
		}
		if err != nil || kept < n {
			return
		}
	}
}

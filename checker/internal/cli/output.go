package cli

import (
	"fmt"
	"io"
	"sync"

	"nqueens/checker/internal/reason"
)

// An output is standard output. It remembers the first thing that could not be
// written: a command is not done if nobody can read what it says.
type output struct {
	to io.Writer

	mu  sync.Mutex
	err error
}

func (o *output) Write(p []byte) (int, error) {
	n, err := o.to.Write(p)
	if err != nil {
		o.mu.Lock()
		defer o.mu.Unlock()
		if o.err == nil {
			o.err = fmt.Errorf("cannot write to standard output: %w; make room, or send it to another place", reason.Of(err))
		}
		return n, o.err
	}
	return n, nil
}

// fault is nil if all could be written.
func (o *output) fault() error {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.err
}

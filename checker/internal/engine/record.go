package engine

import (
	"bytes"
	"io"
	"slices"
	"sync"
)

// A record keeps what is read through it, up to recordRoom bytes.
type record struct {
	from io.Reader

	mu     sync.Mutex
	heard  []byte
	missed bool
}

const recordRoom = 16 << 20

// Read implements io.Reader.
func (r *record) Read(to []byte) (int, error) {
	n, err := r.from.Read(to)
	r.mu.Lock()
	defer r.mu.Unlock()
	if len(r.heard)+n > recordRoom {
		r.missed = true
	} else {
		r.heard = append(r.heard, to[:n]...)
	}
	return n, err
}

// again gives what has been read so far, if that is all there.
func (r *record) again() (io.Reader, bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return bytes.NewReader(slices.Clone(r.heard)), !r.missed
}

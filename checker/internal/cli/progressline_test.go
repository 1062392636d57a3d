package cli

import (
	"bytes"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"nqueens/checker/internal/grading"
)

func TestBar(t *testing.T) {
	for _, tc := range []struct {
		now  grading.Progress
		took time.Duration
		want string
	}{
		{grading.Progress{Done: 0, All: 9}, time.Second, "[..............................] graded 0 of 9"},
		{grading.Progress{Done: 3, All: 9}, 2 * time.Second, "[##########....................] graded 3 of 9"},
		{grading.Progress{Done: 3, All: 9}, 6 * time.Second, "[##########....................] graded 3 of 9, about 12s more"},
		{grading.Progress{Done: 6, All: 9, Known: 3}, 6 * time.Second, "[####################..........] graded 6 of 9 (3 known already), about 6s more"},
		{grading.Progress{Done: 3, All: 9, Known: 3}, 6 * time.Second, "[##########....................] graded 3 of 9 (3 known already)"},
		{grading.Progress{Done: 9, All: 9}, 6 * time.Second, "[##############################] graded 9 of 9"},
	} {
		assert.Equal(t, tc.want, barOf(tc.now, tc.took))
	}
}

// On a terminal there is one line, drawn again; elsewhere one for each tenth.
func TestProgressLine(t *testing.T) {
	var plain, terminal bytes.Buffer
	p, q := newProgressLine(&plain), newProgressLine(&terminal)
	q.terminal = true
	for i := range 20 {
		p.tell(grading.Progress{Done: i + 1, All: 20})
		q.tell(grading.Progress{Done: i + 1, All: 20})
	}
	p.end()
	q.end()
	assert.Equal(t, 10, bytes.Count(plain.Bytes(), []byte("\n")))
	assert.Equal(t, 1, bytes.Count(terminal.Bytes(), []byte("\n")))
	assert.Contains(t, terminal.String(), "\r[##############################] graded 20 of 20\x1b[K\n")

	var silent bytes.Buffer
	newProgressLine(&silent).end()
	assert.Empty(t, silent.String(), "nothing to grade, nothing to tell")
}

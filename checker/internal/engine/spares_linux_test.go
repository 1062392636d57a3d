package engine

import (
	"os"
	"runtime"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A waiting child serves one run, and Close leaves nothing of the others.
func TestSpares(t *testing.T) {
	p := checked(t, "package main\n\nimport \"fmt\"\n\nfunc main() {\n\tvar n int\n\tfmt.Scan(&n)\n\tfmt.Println(n * n)\n}\n")
	open, routines := descriptors(t), runtime.NumGoroutine()
	var spares Spares
	spares.Fill(2)
	spares.Fill(1)
	assert.Len(t, processesOf(t, os.Getpid(), 4), 2)
	in := Interpreter{Spares: &spares}
	for range 3 { // one more than there are spares
		r, err := in.Run(t.Context(), p, []byte("12\n"), Limits{})
		require.NoError(t, err)
		assert.Equal(t, "144\n", string(r.Stdout))
	}
	spares.Fill(2)
	spares.Close()
	spares.Fill(1)
	for end := time.Now().Add(time.Minute); runtime.NumGoroutine() > routines && time.Now().Before(end); {
		time.Sleep(10 * time.Millisecond)
	}
	assert.Empty(t, processesOf(t, os.Getpid(), 4))
	assert.Equal(t, open, descriptors(t))
}

// A run takes a child that is only just starting, and does not start another.
func TestSparesThatAreStarting(t *testing.T) {
	p := checked(t, "package main\n\nfunc main() {}\n")
	var spares Spares
	t.Cleanup(spares.Close)
	ordered := func() bool {
		spares.mu.Lock()
		defer spares.mu.Unlock()
		return len(spares.waiting) == 1
	}
	go spares.Fill(1)
	for end := time.Now().Add(time.Minute); !ordered() && time.Now().Before(end); {
		runtime.Gosched()
	}
	_, err := Interpreter{Spares: &spares}.Run(t.Context(), p, nil, Limits{})
	require.NoError(t, err)
	assert.Empty(t, spares.waiting)
	assert.Empty(t, processesOf(t, os.Getpid(), 4))
}

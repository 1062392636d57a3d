package engine

import (
	"testing"

	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/frontend"
)

// BenchmarkRun is the time from start to end of a program that does nothing.
func BenchmarkRun(b *testing.B) {
	p, err := frontend.Check([]byte(nothing))
	require.NoError(b, err)
	c := NewCompiler()
	defer c.Close()
	for _, e := range []Engine{c, Interpreter{}} {
		b.Run(e.Name(), func(b *testing.B) {
			for b.Loop() {
				if _, err := e.Run(b.Context(), p, nil, Limits{}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkBatch is the time of each of eight such programs that are interpreted in
// one process. BenchmarkRun/yaegi gives each a process.
func BenchmarkBatch(b *testing.B) {
	p, err := frontend.Check([]byte(nothing))
	require.NoError(b, err)
	trials := make([]Trial, 8)
	for n := 0; n < b.N; n += len(trials) {
		if _, err := (Interpreter{}).Batch(b.Context(), p, trials); err != nil {
			b.Fatal(err)
		}
	}
}

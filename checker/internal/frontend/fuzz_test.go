package frontend

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// FuzzCheck feeds Check with anything. It must never panic, say at least one
// thing of what it rejects, and be able to count what it accepts.
func FuzzCheck(f *testing.F) {
	for _, pattern := range []string{"testdata/*/*.go", "*.go"} {
		files, err := filepath.Glob(pattern)
		require.NoError(f, err)
		for _, file := range files {
			src, err := os.ReadFile(file)
			require.NoError(f, err)
			f.Add(src)
		}
	}
	for _, odd := range oddFiles {
		f.Add([]byte(odd.src))
	}
	f.Add([]byte("package main\nfunc main(){a:b:for{goto a;break b}}"))
	f.Add([]byte("package main;import.\"os\";func main(){Exit(1)}"))
	f.Add([]byte("package main;func f[T any](){};func main(){f[int]();for range 3{}}"))
	f.Fuzz(func(t *testing.T, src []byte) {
		p, err := Check(src)
		if err != nil {
			var r *Rejection
			require.True(t, errors.As(err, &r), "%T", err)
			require.NotEmpty(t, r.Diagnostics)
			for _, d := range r.Diagnostics {
				assert.NotEmpty(t, d.Message)
				assert.GreaterOrEqual(t, d.Line, 0)
			}
			return
		}
		counted := p.Counted(short)
		requireSound(t, counted)
		assertSameLines(t, string(p.Source()), counted)
	})
}

package lower_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/frontend"
	"nqueens/checker/internal/lower"
)

// BenchmarkSource is what becomes of a source before it runs: checked, and checked
// and lowered.
func BenchmarkSource(b *testing.B) {
	src, err := os.ReadFile("../../../solutions/02-diagonal-arrays/main.go")
	require.NoError(b, err)
	b.Run("checked", func(b *testing.B) {
		for b.Loop() {
			if _, err := frontend.Check(src); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("checked and lowered", func(b *testing.B) {
		for b.Loop() {
			p, err := frontend.Check(src)
			if err != nil {
				b.Fatal(err)
			}
			if _, err := lower.Lower(p, 1000); err != nil {
				b.Fatal(err)
			}
		}
	})
}

package progen

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/frontend"
)

// TestProgramsCompile says that every program passes the frontend.
func TestProgramsCompile(t *testing.T) {
	for seed := range uint64(200) {
		source := Program(seed)
		_, err := frontend.Check(source)
		require.NoError(t, err, "seed %d\n%s", seed, source)
	}
}

// TestSameSeedSameProgram says that a seed found by fuzzing can be tried again.
func TestSameSeedSameProgram(t *testing.T) {
	assert.Equal(t, Program(7), Program(7))
	assert.NotEqual(t, Program(7), Program(8))
}

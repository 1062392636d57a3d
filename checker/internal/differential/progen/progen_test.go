package progen_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/differential/progen"
	"nqueens/checker/internal/frontend"
)

// TestProgramsCompile says that every program passes the frontend.
func TestProgramsCompile(t *testing.T) {
	for seed := range uint64(200) {
		source := progen.Program(seed)
		_, err := frontend.Check(source)
		require.NoError(t, err, "seed %d\n%s", seed, source)
	}
}

// TestSameSeedSameProgram says that a seed found by fuzzing can be tried again.
func TestSameSeedSameProgram(t *testing.T) {
	assert.Equal(t, progen.Program(7), progen.Program(7))
	assert.NotEqual(t, progen.Program(7), progen.Program(8))
}

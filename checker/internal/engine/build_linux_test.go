package engine

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/frontend"
)

// A short program can ask the compiler for any amount of memory, in its own name or
// in that of the go command.
func TestTooMuchForTheCompiler(t *testing.T) {
	c := compilerOf(t)
	p := checked(t, "package main\n\nvar table = [1 << 30]byte{1<<30 - 1: 1}\n\nfunc main() { println(table[5]) }\n")
	var rejection *frontend.Rejection
	_, err := c.Run(t.Context(), p, nil, Limits{})
	require.ErrorAs(t, err, &rejection)
	assert.Contains(t, rejection.Diagnostics[0].Message, "the compiler needs more than 1024 MiB of memory for this program")

	s, err := c.Store()
	require.NoError(t, err)
	work, err := s.Work()
	require.NoError(t, err)
	defer work.Remove()
	out, err := c.goBuild(work, p.Counted(compiledMeter), work.Dir+"/main")
	require.Error(t, err)
	assert.Regexp(t, outOfMemory(), out)
}

package mistakes_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/mistakes"
)

func TestEveryProgramIsInTheIndexOnce(t *testing.T) {
	all, err := mistakes.All()
	require.NoError(t, err)
	there, err := mistakes.Programs()
	require.NoError(t, err)
	var listed []string
	for _, m := range all {
		listed = append(listed, m.Name)
		source, err := m.Source()
		require.NoError(t, err)
		assert.Contains(t, string(source), "package main", m.Name)
		assert.Regexp(t, `^\d\d$`, m.Exercise, m.Name)
		assert.NotEmpty(t, m.What, m.Name)
	}
	assert.ElementsMatch(t, there, listed)
}

func TestFind(t *testing.T) {
	m, err := mistakes.Find("e04_waits_for_the_zero")
	require.NoError(t, err)
	assert.Equal(t, "04", m.Exercise)
	assert.Equal(t, []string{"OLE", "TLE"}, m.Verdicts)
	assert.Equal(t, []string{"end of input", "EOF", "error"}, m.Words)
	_, err = mistakes.Find("e04_none")
	assert.ErrorContains(t, err, `no mistake "e04_none"`)
}

package progress

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestHints(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("XDG_STATE_HOME", dir)
	shown := func(exercise string) int {
		t.Helper()
		n, err := HintsShown(exercise)
		require.NoError(t, err)
		return n
	}
	assert.Equal(t, 0, shown("04-bitmasks"))
	require.NoError(t, RecordHints("04-bitmasks", 2))
	require.NoError(t, RecordHints("04-bitmasks", 1))
	require.NoError(t, RecordHints("01-pairwise-check", 3))
	assert.Equal(t, 2, shown("04-bitmasks"))
	file := filepath.Join(dir, "nqueens", "hints")
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Equal(t, "01-pairwise-check 3\n04-bitmasks 2\n", string(text))

	require.NoError(t, os.WriteFile(file, []byte("04-bitmasks two\n"), 0o600))
	_, err = HintsShown("04-bitmasks")
	assert.ErrorContains(t, err, `hints, line 1: "two" is not a number of hints; mend the line or delete the file`)
	assert.Error(t, RecordHints("04-bitmasks", 3))
	text, err = os.ReadFile(file)
	require.NoError(t, err)
	assert.Equal(t, "04-bitmasks two\n", string(text), "a file that cannot be read is left alone")
}

package course

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestHints(t *testing.T) {
	dir := t.TempDir()
	c, e := &Course{Root: dir}, &Exercise{Dir: dir}
	file := filepath.Join(dir, "hints.md")

	_, err := c.Hints(e)
	assert.EqualError(t, err, "hints.md is missing")

	require.NoError(t, os.WriteFile(file, []byte("# Hints\n\nNone.\n"), 0o644))
	_, err = c.Hints(e)
	assert.EqualError(t, err, "hints.md holds no hint: start each with a line such as `## Hint 1: the idea`")

	require.NoError(t, os.WriteFile(file, []byte("# Hints\n\nBefore.\n\n## Hint 1: the idea \r\n\nThink.\n\n- one\n\n## Hint 2: the place\n## Hint 3: nearly the code\n\n```text\n## no heading\n```\n"), 0o644))
	hints, err := c.Hints(e)
	require.NoError(t, err)
	assert.Equal(t, []Hint{
		{"the idea", []byte("Think.\n\n- one")},
		{"the place", nil},
		{"nearly the code", []byte("```text\n## no heading\n```")},
	}, hints)
}

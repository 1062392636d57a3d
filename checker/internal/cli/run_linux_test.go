package cli_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestRunAtTheTerminal: the number that a program leaves at the end of a line is
// not run together with that of its steps.
func TestRunAtTheTerminal(t *testing.T) {
	file := filepath.Join(t.TempDir(), "count.go")
	require.NoError(t, os.WriteFile(file, []byte("package main\n\nimport \"fmt\"\n\nfunc main() { fmt.Print(\"boards: \", 92) }\n"), 0o644))
	ty := newTypist(t, true, "run", "--engine", "yaegi", file)
	assert.Equal(t, "boards: 92\r\n1 step\r\n", ty.expect(`step\r\n`))
	ty.ends()
}

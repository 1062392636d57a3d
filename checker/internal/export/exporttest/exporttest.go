// Package exporttest is what the tests of several exports share: a test binary that
// stands for the checker in a package, so that no other has to be built. It is
// imported by tests only.
package exporttest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/cli"
	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/export/linux"
)

// Main makes a test binary the checker, too: wherever it is called by that name.
func Main(m *testing.M) {
	engine.Main()
	if filepath.Base(os.Args[0]) == "checker" {
		os.Exit(cli.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
	}
	os.Exit(m.Run())
}

// Checker is the program that goes into a package as the checker: the one that is
// exported, built from the course at root, or a script that calls this test.
func Checker(t *testing.T, root string, exported bool) []byte {
	t.Helper()
	if exported {
		program, err := linux.Checker(t.Context(), root)
		require.NoError(t, err)
		return program
	}
	path, err := os.Executable()
	require.NoError(t, err)
	quoted := "'" + strings.ReplaceAll(path, "'", `'\''`) + "'"
	return []byte("#!/usr/bin/env bash\nexec -a checker " + quoted + ` "$@"` + "\n")
}

package build

import (
	"flag"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var full = flag.Bool("full", false, "build the engine, which takes a minute")

// mostBytes is what the engine may weigh as it is sent to a browser: 3.5 MB.
const mostBytes = 3_500_000

func TestMake(t *testing.T) {
	if !*full {
		t.Skip("takes a minute; run with -full")
	}
	if _, err := exec.LookPath("go"); err != nil {
		t.Skip("needs the go command on the PATH")
	}
	root, err := filepath.Abs("../../../..")
	require.NoError(t, err)
	e, err := Make(t.Context(), root)
	require.NoError(t, err)
	assert.Less(t, len(e.Packed), mostBytes, "bytes of the engine as it is sent to a browser")
	module, err := e.Module()
	require.NoError(t, err)
	t.Logf("%d bytes, %d packed", len(module), len(e.Packed))
	assert.Contains(t, string(e.Support), "globalThis.Go = class")
	assert.NotEmpty(t, e.License)
}

func TestMakeWithoutToolchain(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	_, err := Make(t.Context(), t.TempDir())
	assert.EqualError(t, err, "what the pages need is built with Go, and there is no go command on the PATH; install Go from https://go.dev/dl/ and try again")
}

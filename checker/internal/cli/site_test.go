package cli_test

import (
	"bytes"
	"flag"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/cli"
)

var full = flag.Bool("full", false, "what takes long, too: build the engine of the pages, and grade a class of 10,000")

func TestSite(t *testing.T) {
	if !*full {
		t.Skip("the engine is built with -full")
	}
	if _, err := exec.LookPath("go"); err != nil {
		t.Skip("the engine is built with the go command, which is not on the PATH")
	}
	dir := filepath.Join(t.TempDir(), "public")
	var stdout, stderr bytes.Buffer
	require.Zero(t, cli.Main([]string{"site", dir}, nil, &stdout, &stderr), stderr.String())
	assert.Equal(t, "The site is in "+dir+". Any web server can show it.\n", stdout.String())
	for _, file := range []string{"index.html", "lessons/01-pairwise-check/index.html", "exercises/04-bitmasks/index.html",
		"assets/worker.js", "assets/engine.wasm.gz", "assets/wasm_exec.js", "assets/LICENSES.txt"} {
		assert.FileExists(t, filepath.Join(dir, filepath.FromSlash(file)))
	}
}

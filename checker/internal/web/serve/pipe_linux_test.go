package serve

import (
	"net/http"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A named pipe in the place of the file keeps nobody waiting.
func TestAPipeIsNoFile(t *testing.T) {
	h, c := server(t)
	own := filepath.Join(c.Exercises[0].Dir, "main.go")
	require.NoError(t, os.Remove(own))
	require.NoError(t, syscall.Mkfifo(own, 0o644))

	assert.Equal(t, http.StatusInternalServerError, answer(h, request("GET", file, "")).Code)
	r := request("PUT", file, "package main")
	r.Header.Set("If-Match", tag([]byte("")))
	assert.Equal(t, http.StatusPreconditionFailed, answer(h, r).Code)
}

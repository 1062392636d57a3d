//go:build !unix && !windows

package engine

import (
	"os"
	"os/exec"
)

// There are no child processes here, in a web page for example: starting one
// fails, and what follows is never reached.

func inherit(*exec.Cmd, *os.File, *os.File) string { return "" }

func isolate(*exec.Cmd) {}

func killGroup(*exec.Cmd) {}

func openPipe(string, string) (r, w *os.File, err error) { return os.Pipe() }

func killed(*os.ProcessState) bool { return false }

func endedItself(*os.ProcessState) bool { return false }

package engine

import (
	"embed"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strconv"

	"nqueens/checker/internal/frontend"
)

// compiledMeter spells the step counter for the compiler.
var compiledMeter = frontend.Meter{
	Import: meterPath,
	Count:  frontend.Name + ".N++; if " + frontend.Name + ".N > " + frontend.Name + ".Limit { " + frontend.Name + ".Stop() }",
	Atomic: "if " + frontend.Name + ".Add() > " + frontend.Name + ".Limit { " + frontend.Name + ".Stop() }",
	Done:   "defer " + frontend.Name + ".Done()",
	Exit:   frontend.Name + ".Exit",
}

// beside holds the packages that are compiled with a submission. The module is
// named as this one is, so that they keep their import paths.
//
//go:embed meter/*.go rlimit/*.go
var beside embed.FS

// compile builds a counted source in a folder of its own.
func (c *Compiler) compile(source []byte) (string, error) {
	dir, err := c.newFolder()
	if err != nil {
		return "", err
	}
	if err := os.WriteFile(filepath.Join(dir, "main.go"), source, 0o600); err != nil {
		return "", err
	}
	binary := filepath.Join(dir, programName+".exe")
	out, err := c.goBuild(dir, binary)
	if err == nil {
		return binary, nil
	}
	if found := compilerErrors(out); len(found) > 0 {
		for i := range found {
			found[i].Column = 0 // the step counter has moved it
		}
		return "", &frontend.Rejection{Diagnostics: found}
	}
	return "", fmt.Errorf("go build failed: %w\n%s", err, out)
}

func (c *Compiler) goBuild(dir, binary string) (output string, err error) {
	cmd := exec.Command(c.goTool, "build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w", "-o", binary, ".")
	cmd.Dir = dir
	// The learner's own settings must not change what is built, nor may a build
	// reach the network.
	cmd.Env = append(os.Environ(), "GOFLAGS=", "GOWORK=off", "GO111MODULE=on", "GOTOOLCHAIN=local",
		"GOPROXY=off", "GOOS="+runtime.GOOS, "GOARCH="+runtime.GOARCH, "GOEXPERIMENT=", "GODEBUG=", "CGO_ENABLED=0")
	out, err := cmd.CombinedOutput()
	return string(out), err
}

// newFolder makes a folder for one build, with all but the learner's file.
func (c *Compiler) newFolder() (string, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.dir == "" {
		dir, err := os.MkdirTemp("", "nqueens-check-")
		if err != nil {
			return "", err
		}
		c.dir = dir
	}
	module, err := os.MkdirTemp(c.dir, "build-")
	if err != nil {
		return "", err
	}
	if err := os.WriteFile(filepath.Join(module, "go.mod"), []byte("module nqueens\n\ngo 1.26\n"), 0o600); err != nil {
		return "", err
	}
	// The learner's file stands where an import of the meter is allowed.
	dir := filepath.Join(module, "checker")
	return dir, copyTree(filepath.Join(dir, "internal", "engine"), beside)
}

func copyTree(to string, from fs.FS) error {
	return fs.WalkDir(from, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		target := filepath.Join(to, filepath.FromSlash(path))
		if d.IsDir() {
			return os.MkdirAll(target, 0o700)
		}
		data, err := fs.ReadFile(from, path)
		if err != nil {
			return err
		}
		return os.WriteFile(target, data, 0o600)
	})
}

// compilerError is an error about the learner's file with its place, as the go
// command and the compiler print it; details follow on lines of their own.
var compilerError = regexp.MustCompile(`(?m)^(?:\./)?main\.go:(\d+):(\d+): (.*(?:\n\t.*)*)`)

func compilerErrors(out string) []frontend.Diagnostic {
	var found []frontend.Diagnostic
	for _, m := range compilerError.FindAllStringSubmatch(out, -1) {
		line, _ := strconv.Atoi(m[1])
		column, _ := strconv.Atoi(m[2])
		found = append(found, frontend.Diagnostic{Line: line, Column: column, Message: m[3]})
	}
	return found
}

// Explain gives the diagnostics of a rejected source in the compiler's own
// words. Where the frontend's are the same, or there is no compiler to ask, it
// gives back the frontend's.
func (c *Compiler) Explain(source []byte, r *frontend.Rejection) []frontend.Diagnostic {
	if !r.Syntax || !c.Available() {
		return r.Diagnostics
	}
	dir, err := c.newFolder()
	if err != nil {
		return r.Diagnostics
	}
	defer os.RemoveAll(filepath.Dir(dir))
	if err := os.WriteFile(filepath.Join(dir, "main.go"), source, 0o600); err != nil {
		return r.Diagnostics
	}
	out, _ := c.goBuild(dir, os.DevNull)
	if found := compilerErrors(out); len(found) > 0 {
		return found
	}
	return r.Diagnostics
}

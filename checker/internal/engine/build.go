package engine

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"

	"nqueens/checker/internal/engine/builds"
	"nqueens/checker/internal/engine/interpret"
	"nqueens/checker/internal/frontend"
	"nqueens/checker/internal/pattern"
)

// The import paths of this package and of the one that counts a compiled
// program's steps.
const (
	enginePath = "nqueens/checker/internal/engine"
	meterPath  = enginePath + "/meter"
)

// compiledMeter spells the step counter for the compiler.
var compiledMeter = frontend.Meter{
	Import: meterPath,
	Count:  frontend.Name + ".N++; if " + frontend.Name + ".N > " + frontend.Name + ".Limit { " + frontend.Name + ".Stop() }",
	Atomic: "if " + frontend.Name + ".Add() > " + frontend.Name + ".Limit { " + frontend.Name + ".Stop() }",
	Done:   "defer " + frontend.Name + ".Done()",
	Exit:   frontend.Name + ".Exit",
	Open:   frontend.Name + ".Open",

	ReadFile: frontend.Name + ".ReadFile",
	Rand:     frontend.Name + ".Rand",
	RandV2:   frontend.Name + ".RandV2",
}

// beside holds the packages that are compiled with a submission. The module is
// named as this one is, so that they keep their import paths.
//
//go:embed meter/*.go chance/*.go walls/*.go escape/*.go
var beside embed.FS

// goMod is the module file of a build.
const goMod = "module nqueens\n\ngo 1.26\n"

// buildFlags are the arguments of a build, but for its output.
var buildFlags = []string{"build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w"}

// buildSettings keep the learner's own settings from changing what is built, and
// a build from reaching the network.
var buildSettings = []string{"GOENV=off", "GOFLAGS=", "GOWORK=off", "GO111MODULE=on", "GOTOOLCHAIN=local", "GOPROXY=off",
	"GOOS=" + runtime.GOOS, "GOARCH=" + runtime.GOARCH, "GOAMD64=", "GOARM64=", "GOEXPERIMENT=", "GODEBUG=", "CGO_ENABLED=0"}

// key is the sum of all that a binary is made from.
func (c *Compiler) key(source []byte) string {
	return sum("%s %q", c.surroundings(), source)
}

// surroundings is the sum of all that a binary is made from but the source.
func surroundings(goTool string) string {
	var texts []string
	eachBeside(func(path string, data []byte) error {
		texts = append(texts, path, string(data))
		return nil
	})
	return sum("%q %q %q %q %q", toolIdentity(goTool), goMod, buildFlags, buildSettings, texts)
}

func sum(format string, parts ...any) string {
	s := sha256.Sum256(fmt.Appendf(nil, format, parts...))
	return hex.EncodeToString(s[:])
}

// eachBeside calls do for the files that are compiled with a submission.
func eachBeside(do func(path string, data []byte) error) error {
	return fs.WalkDir(beside, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || strings.HasSuffix(path, "_test.go") {
			return err
		}
		data, err := beside.ReadFile(path)
		if err != nil {
			return err
		}
		return do(path, data)
	})
}

// toolIdentity tells one toolchain from another without running it, which takes
// as long as a small submission.
func toolIdentity(goTool string) string {
	path, err := filepath.EvalSymlinks(goTool)
	if err != nil {
		path = goTool
	}
	version, _ := os.ReadFile(filepath.Join(filepath.Dir(path), "..", "VERSION"))
	identity := path + " " + string(version)
	if info, err := os.Stat(path); err == nil {
		identity += fmt.Sprint(info.Size(), info.ModTime().UnixNano())
	}
	return identity
}

// Version is the toolchain's own name for itself, such as go1.26.0.
func (c *Compiler) Version() (string, error) {
	cmd := exec.CommandContext(c.ctx, c.goTool, "env", "GOVERSION")
	cmd.Env = slices.Concat(os.Environ(), buildSettings)
	out, err := cmd.Output()
	return strings.TrimSpace(string(out)), err
}

// compile gives the path of the binary of a counted source.
func (c *Compiler) compile(key string, source []byte) (string, error) {
	s, err := c.Store()
	if err != nil {
		return "", err
	}
	if binary, found := s.Find(key); found {
		return binary, nil
	}
	work, err := s.Work()
	if err != nil {
		return "", err
	}
	defer work.Remove()
	built := filepath.Join(work.Dir, interpret.ProgramName)
	if k, err := c.kit(s, source); err == nil {
		if err = k.build(c, work, source, built); err == nil {
			return s.Keep(key, built)
		}
		if c.ctx.Err() == nil && isTooMuch(err.Error()) {
			return "", tooMuch
		}
	}
	out, err := c.goBuild(work, source, built)
	if err == nil {
		return s.Keep(key, built)
	}
	if c.ctx.Err() != nil {
		return "", c.ctx.Err()
	}
	if found := compilerErrors(out); len(found) > 0 {
		for i := range found {
			found[i].Column = 0 // the step counter has moved it
		}
		return "", &frontend.Rejection{Diagnostics: found}
	}
	if isTooMuch(out) {
		return "", tooMuch
	}
	return "", fmt.Errorf("go build failed: %w\n%s", err, out)
}

// goBuild writes a module with the source to a work folder and builds it. All
// that the go command leaves if it is killed is in that folder, too.
func (c *Compiler) goBuild(work *builds.Folder, source []byte, binary string) (output string, err error) {
	dir, err := writeModule(work.Dir, source)
	if err != nil {
		return "", err
	}
	var out bytes.Buffer
	err = c.runTool(&out, &out, work, dir, c.goTool, slices.Concat(buildFlags, []string{"-o", binary, "."})...)
	return out.String(), err
}

// writeModule writes a module with the source and the packages beside it to a
// folder, and gives the folder of its main package.
func writeModule(folder string, source []byte) (dir string, err error) {
	if err := os.WriteFile(filepath.Join(folder, "go.mod"), []byte(goMod), 0o600); err != nil {
		return "", err
	}
	// The learner's file stands where an import of the meter is allowed.
	dir = filepath.Join(folder, "checker")
	err = eachBeside(func(path string, data []byte) error {
		target := filepath.Join(dir, "internal", "engine", filepath.FromSlash(path))
		if err := os.MkdirAll(filepath.Dir(target), 0o700); err != nil {
			return err
		}
		return os.WriteFile(target, data, 0o600)
	})
	if err != nil {
		return "", err
	}
	return dir, os.WriteFile(filepath.Join(dir, "main.go"), source, 0o600)
}

// compilerError is an error about the learner's file with its place, as the go
// command, the compiler and the linker print it; details follow on lines of their
// own.
var compilerError = pattern.New(`(?m)^(?:\./|nqueens/checker/)?main\.go:(\d+):(\d+): (.*(?:\n\t.*)*)`)

func compilerErrors(out string) []frontend.Diagnostic {
	var found []frontend.Diagnostic
	for _, m := range compilerError().FindAllStringSubmatch(out, -1) {
		line, _ := strconv.Atoi(m[1])
		column, _ := strconv.Atoi(m[2])
		found = append(found, frontend.Diagnostic{Line: line, Column: column, Message: m[3]})
	}
	return found
}

// Explain gives the diagnostics of a rejected source in the compiler's own
// words, and with its columns. Where the frontend's are the same, or there is no
// compiler to ask, it gives back what there is.
func (c *Compiler) Explain(source []byte, r *frontend.Rejection) []frontend.Diagnostic {
	if !r.Syntax && !withoutColumn(r) || tooDeep(r) || !c.Available() {
		return r.Diagnostics
	}
	if found := compilerErrors(c.complaints(source)); len(found) > 0 {
		return found
	}
	return r.Diagnostics
}

// withoutColumn reports whether a compiler refused the counted source.
func withoutColumn(r *frontend.Rejection) bool {
	return slices.ContainsFunc(r.Diagnostics, func(d frontend.Diagnostic) bool { return d.Line > 0 && d.Column == 0 })
}

// tooDeep reports whether the parser gave a source up that is nested 100,000 deep. The
// compiler does not: it takes the memory of the machine and many minutes over it.
func tooDeep(r *frontend.Rejection) bool {
	return slices.ContainsFunc(r.Diagnostics, func(d frontend.Diagnostic) bool { return strings.Contains(d.Message, "exceeded max nesting depth") })
}

// complaints is what the go command says about a source as the learner wrote it,
// "" if it cannot be asked.
func (c *Compiler) complaints(source []byte) string {
	s, err := c.Store()
	if err != nil {
		return ""
	}
	work, err := s.Work()
	if err != nil {
		return ""
	}
	defer work.Remove()
	out, _ := c.goBuild(work, source, os.DevNull)
	return out
}

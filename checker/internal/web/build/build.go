// Package build makes the engine of the web page: it compiles package web/worker
// to WebAssembly with the installed Go, packs it, and keeps it in the user's cache
// folder under the sum of all that it was made from. The engine is never part of
// the repository.
//
// It needs the course's folder, as its sources are compiled, and nothing from the
// network. It runs nothing that it has built. The commands that make and serve the
// site call it.
package build

import (
	"bytes"
	"compress/gzip"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"hash"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"nqueens/checker/internal/engine/builds"
)

// An Engine is what a page needs to run programs, beside the worker's own script.
type Engine struct {
	Packed  []byte // the WebAssembly module, compressed by gzip
	Support []byte // wasm_exec.js of the Go that compiled it
	License []byte // of Go, whose work both contain
}

// Files are the engine's files by their names in the site.
func (e *Engine) Files() map[string][]byte {
	return map[string][]byte{
		"assets/engine.wasm.gz":    e.Packed,
		"assets/wasm_exec.js":      e.Support,
		"assets/wasm_exec.LICENSE": e.License,
	}
}

// Module is the WebAssembly module itself.
func (e *Engine) Module() ([]byte, error) {
	unpacked, err := gzip.NewReader(bytes.NewReader(e.Packed))
	if err != nil {
		return nil, err
	}
	return io.ReadAll(unpacked)
}

// Make gives the engine of the course in the folder root. What has been built from
// the same sources by the same Go is not built again; building takes a minute or
// two the first time. The error says what to do if there is no Go toolchain.
func Make(ctx context.Context, root string) (_ *Engine, err error) {
	tool, err := findTool(ctx)
	if err != nil {
		return nil, err
	}
	e := &Engine{}
	if e.Support, err = os.ReadFile(filepath.Join(tool.root, "lib", "wasm", "wasm_exec.js")); err != nil {
		return nil, fmt.Errorf("this Go toolchain lacks a file that belongs to it; install Go from https://go.dev/dl/: %w", err)
	}
	if e.License, err = os.ReadFile(filepath.Join(tool.root, "LICENSE")); err != nil {
		e.License, err = []byte(licenseElsewhere), nil
	}
	key, err := tool.key(root)
	if err != nil {
		return nil, err
	}
	store, err := builds.Open()
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, store.Close()) }()
	path, found := store.Find(key)
	if !found {
		if path, err = tool.make(ctx, root, store, key); err != nil {
			return nil, err
		}
	}
	e.Packed, err = os.ReadFile(path)
	return e, err
}

// licenseElsewhere stands for a license that a distribution has put elsewhere.
const licenseElsewhere = "wasm_exec.js is part of Go, Copyright The Go Authors, under the license at https://go.dev/LICENSE\n"

// A tool is a Go toolchain.
type tool struct{ command, root, version string }

func findTool(ctx context.Context) (tool, error) {
	command, err := exec.LookPath("go")
	if err != nil {
		return tool{}, errors.New("the engine of the pages is built with Go, and there is no go command on the PATH; install Go from https://go.dev/dl/ and try again")
	}
	cmd := exec.CommandContext(ctx, command, "env", "GOROOT", "GOVERSION")
	cmd.Env = append(os.Environ(), settings...)
	out, err := cmd.Output()
	if err != nil {
		return tool{}, fmt.Errorf("the go command does not say where it is installed: %w", err)
	}
	root, version, _ := strings.Cut(strings.TrimSpace(string(out)), "\n")
	return tool{command, strings.TrimSpace(root), strings.TrimSpace(version)}, nil
}

// settings keep the user's own from changing what is built.
var settings = []string{"GOOS=js", "GOARCH=wasm", "GOFLAGS=", "GOWORK=off", "GOTOOLCHAIN=local", "GOEXPERIMENT=", "GOWASM=", "CGO_ENABLED=0"}

// arguments are those of the build but for its output. Inlining makes the engine a
// fifth larger. Only under the interpreter, which goes through reflect for all it
// does, does it pay: programs take two thirds of the time.
var arguments = []string{"build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w",
	"-gcflags=all=-l", "-gcflags=runtime=", "-gcflags=reflect=", "-gcflags=internal/abi="}

// worker is the package that is built, and sources are what it is made from.
const worker = "./checker/internal/web/worker"

var sources = []string{"go.mod", "go.sum", "checker/internal"}

// noSources are folders below that have no part in it and change often.
var noSources = []string{"checker/internal/cli", "checker/internal/web/assets", "checker/internal/web/browser", "checker/internal/web/editor", "checker/internal/web/serve"}

// packing is the version of what pack does.
const packing = 2

// key is the sum of all that the engine is made from.
func (t tool) key(root string) (string, error) {
	sum := sha256.New()
	fmt.Fprintf(sum, "engine %q %q %q %q %d\n", t.root, t.version, settings, arguments, packing)
	for _, source := range sources {
		if err := addFiles(sum, root, source); err != nil {
			return "", fmt.Errorf("the sources of the engine cannot be read: %w", err)
		}
	}
	return hex.EncodeToString(sum.Sum(nil)), nil
}

// addFiles adds the names and contents of all files below a path, but for tests.
func addFiles(sum hash.Hash, root, source string) error {
	files := os.DirFS(root)
	return fs.WalkDir(files, source, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (d.Name() == "testdata" || slices.Contains(noSources, path)):
			return fs.SkipDir
		case d.IsDir() || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		text, err := fs.ReadFile(files, path)
		fmt.Fprintf(sum, "%s %d\n%s\n", path, len(text), text)
		return err
	})
}

// make builds and packs the engine, and puts it into the store.
func (t tool) make(ctx context.Context, root string, store *builds.Store, key string) (string, error) {
	work, err := store.Work()
	if err != nil {
		return "", err
	}
	defer work.Remove()
	module := filepath.Join(work.Dir, "engine.wasm")
	cmd := exec.CommandContext(ctx, t.command, append(arguments, "-o", module, worker)...)
	cmd.Dir = root
	cmd.Env = append(os.Environ(), settings...)
	if out, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("the engine of the pages cannot be built: %w\n%s", err, out)
	}
	text, err := os.ReadFile(module)
	if err != nil {
		return "", err
	}
	packed := filepath.Join(work.Dir, "engine.wasm.gz")
	if err := os.WriteFile(packed, compressed(pack(text)), 0o600); err != nil {
		return "", err
	}
	return store.Keep(key, packed)
}

func compressed(module []byte) []byte {
	var packed bytes.Buffer
	w, err := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	if err != nil {
		panic(err) // the level is a constant
	}
	// A Buffer does not fail.
	w.Write(module)
	w.Close()
	return packed.Bytes()
}

// Package build makes what the pages need beside their files: the engine, which is
// package web/worker compiled to WebAssembly, and the server, package web/server.
// It compiles them with the installed Go and keeps them in the user's cache folder
// under the sum of all that they were made from. They are never part of the
// repository, nor of the checker.
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
	"time"

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
	store, path, err := tool.find(ctx, root, engine)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, store.Close()) }()
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
		return tool{}, errors.New("what the pages need is built with Go, and there is no go command on the PATH; install Go from https://go.dev/dl/ and try again")
	}
	cmd := exec.CommandContext(ctx, command, "env", "GOROOT", "GOVERSION")
	cmd.Env = append(os.Environ(), engine.settings...)
	out, err := cmd.Output()
	if err != nil {
		return tool{}, fmt.Errorf("the go command does not say where it is installed: %w", err)
	}
	root, version, _ := strings.Cut(strings.TrimSpace(string(out)), "\n")
	return tool{command, strings.TrimSpace(root), strings.TrimSpace(version)}, nil
}

// A product is something that is built from the course's sources.
type product struct {
	name      string
	pkg       string
	settings  []string // which keep the user's own from changing what is built
	arguments []string // of the build, but for its output
	version   int      // of what is done to what was built
	others    []string // folders below the sources that have no part in it
	finish    func(built string) error
}

// engine is the product that runs in a page. Inlining makes it a fifth larger. Only
// under the interpreter, which goes through reflect for all it does, does it pay:
// programs take two thirds of the time.
var engine = product{
	name:     "engine",
	pkg:      "./checker/internal/web/worker",
	settings: append([]string{"GOOS=js", "GOARCH=wasm"}, settings...),
	arguments: []string{"build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w",
		"-gcflags=all=-l", "-gcflags=runtime=", "-gcflags=reflect=", "-gcflags=internal/abi="},
	version: 3,
	others: []string{"checker/internal/cli", "checker/internal/web/assets", "checker/internal/web/browser",
		"checker/internal/web/editor", "checker/internal/web/serve", "checker/internal/web/server"},
	finish: packFile,
}

// settings are those of every product.
var settings = []string{"GOFLAGS=", "GOWORK=off", "GOTOOLCHAIN=local", "GOEXPERIMENT=", "GOWASM=", "CGO_ENABLED=0"}

// sources are what every product is made from.
var sources = []string{"go.mod", "go.sum", "checker/internal"}

// key is the sum of all that a product is made from.
func (t tool) key(root string, p product) (string, error) {
	sum := sha256.New()
	fmt.Fprintf(sum, "%s %q %q %q %q %d\n", p.name, t.root, t.version, p.settings, p.arguments, p.version)
	for _, source := range sources {
		if err := addFiles(sum, root, source, p.others); err != nil {
			return "", fmt.Errorf("the %s of the pages is built from the course's own folder, and a part of it cannot be read; get the course anew: %w", p.name, err)
		}
	}
	return hex.EncodeToString(sum.Sum(nil)), nil
}

// addFiles adds the names and contents of all files below a path, but for tests and
// the folders that are left out.
func addFiles(sum hash.Hash, root, source string, without []string) error {
	files := os.DirFS(root)
	return fs.WalkDir(files, source, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (d.Name() == "testdata" || slices.Contains(without, path)):
			return fs.SkipDir
		case d.IsDir() || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		text, err := fs.ReadFile(files, path)
		fmt.Fprintf(sum, "%s %d\n%s\n", path, len(text), text)
		return err
	})
}

// find gives the path of a product in a store that the caller closes. What is not
// there is built.
func (t tool) find(ctx context.Context, root string, p product) (*builds.Store, string, error) {
	key, err := t.key(root, p)
	if err != nil {
		return nil, "", err
	}
	store, err := builds.Open()
	if err != nil {
		return nil, "", err
	}
	path, found := store.Find(key)
	if !found {
		path, err = t.make(ctx, root, store, key, p)
	}
	if err != nil {
		return nil, "", errors.Join(err, store.Close())
	}
	return store, path, nil
}

// make builds a product and puts it into the store.
func (t tool) make(ctx context.Context, root string, store *builds.Store, key string, p product) (string, error) {
	work, err := store.Work()
	if err != nil {
		return "", err
	}
	defer work.Remove()
	done, err := store.Alone(ctx, key)
	if err != nil {
		return "", err
	}
	defer done()
	if path, found := store.Find(key); found {
		return path, nil // somebody else has just built it
	}
	built := filepath.Join(work.Dir, "built")
	cmd := exec.CommandContext(ctx, t.command, append(slices.Clone(p.arguments), "-o", built, p.pkg)...)
	cmd.Dir = root
	cmd.Env = slices.Concat(os.Environ(), p.settings, []string{"GOTMPDIR=" + work.Dir})
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) } // which ends its compilers, too
	cmd.WaitDelay = 5 * time.Second                                       // then it is killed
	out, err := cmd.CombinedOutput()
	switch {
	case ctx.Err() != nil:
		return "", ctx.Err()
	case err != nil:
		return "", fmt.Errorf("the %s of the pages cannot be built: %w\n%s", p.name, err, out)
	}
	if p.finish != nil {
		if err := p.finish(built); err != nil {
			return "", err
		}
	}
	return store.Keep(key, built)
}

// packFile packs and compresses a module of WebAssembly in its place.
func packFile(path string) error {
	module, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	return os.WriteFile(path, compressed(pack(module)), 0o600)
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

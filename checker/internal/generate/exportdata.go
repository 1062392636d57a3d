package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"

	"golang.org/x/tools/go/gcexportdata"

	"nqueens/checker/internal/frontend"
)

// exportData makes one file of export data for each allowed package, and the
// list of all standard packages.
func exportData() (map[string][]byte, error) {
	where, err := compiledExports()
	if err != nil {
		return nil, err
	}
	files := map[string][]byte{"exportdata/std.txt": stdList(where)}
	for _, path := range frontend.Packages() {
		data, err := reexport(path, where[path])
		if err != nil {
			return nil, fmt.Errorf("package %s: %w", path, err)
		}
		files[frontend.ExportFile(path)] = data
	}
	return files, nil
}

// compiledExports asks the go command for the compiled export data of the
// standard library, as files by import path.
func compiledExports() (map[string]string, error) {
	cmd := exec.Command("go", "list", "-export", "-json=ImportPath,Export", "std")
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w", err)
	}
	where := map[string]string{}
	dec := json.NewDecoder(bytes.NewReader(out))
	for {
		var p struct{ ImportPath, Export string }
		if err := dec.Decode(&p); err == io.EOF {
			return where, nil
		} else if err != nil {
			return nil, err
		}
		where[p.ImportPath] = p.Export
	}
}

// stdList is the public part of the standard library, one import path a line.
func stdList(where map[string]string) []byte {
	var paths []string
	for path := range where {
		parts := strings.Split(path, "/")
		if !slices.Contains(parts, "internal") && !slices.Contains(parts, "vendor") {
			paths = append(paths, path)
		}
	}
	slices.Sort(paths)
	return []byte(strings.Join(paths, "\n") + "\n")
}

// reexport reads compiled export data and writes the part that describes one
// package in the stable indexed form.
func reexport(path, file string) ([]byte, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	r, err := gcexportdata.NewReader(f)
	if err != nil {
		return nil, err
	}
	fset := token.NewFileSet()
	pkg, err := gcexportdata.Read(r, fset, map[string]*types.Package{}, path)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	// Positions inside the standard library are of no use to a learner.
	err = gcexportdata.Write(&out, token.NewFileSet(), pkg)
	return out.Bytes(), err
}

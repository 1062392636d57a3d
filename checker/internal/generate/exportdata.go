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

// exportData makes one file of export data for each allowed package, the list of
// all standard packages, the list of the names that the allowed ones keep to
// themselves, and a note of the Go that all generated files come from.
func exportData() (map[string][]byte, error) {
	where, err := compiledExports()
	if err != nil {
		return nil, err
	}
	version, err := exec.Command("go", "env", "GOVERSION").Output()
	if err != nil {
		return nil, fmt.Errorf("go env: %w", err)
	}
	files := map[string][]byte{"exportdata/std.txt": stdList(where), "exportdata/GOVERSION": version}
	var unexported bytes.Buffer
	for _, path := range frontend.Packages() {
		pkg, err := readExports(path, where[path])
		if err != nil {
			return nil, fmt.Errorf("package %s: %w", path, err)
		}
		if names := ownNames(pkg); len(names) > 0 {
			fmt.Fprintln(&unexported, path, strings.Join(names, " "))
		}
		var data bytes.Buffer
		// Positions inside the standard library are of no use to a learner.
		if err := gcexportdata.Write(&data, token.NewFileSet(), pkg); err != nil {
			return nil, fmt.Errorf("package %s: %w", path, err)
		}
		files[frontend.ExportFile(path)] = data.Bytes()
	}
	files["exportdata/unexported.txt"] = unexported.Bytes()
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

// readExports reads the compiler's export data of one package.
func readExports(path, file string) (*types.Package, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	r, err := gcexportdata.NewReader(f)
	if err != nil {
		return nil, err
	}
	return gcexportdata.Read(r, token.NewFileSet(), map[string]*types.Package{}, path)
}

// ownNames are the names that a package does not export and the compiler knows
// of all the same, because something it exports is made of them.
func ownNames(pkg *types.Package) []string {
	var names []string
	for _, name := range pkg.Scope().Names() {
		if !token.IsExported(name) {
			names = append(names, name)
		}
	}
	return names
}

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
	packages := frontend.Packages()
	where, err := compiledExports(packages)
	if err != nil {
		return nil, err
	}
	std, err := goCommand("list", "std")
	if err != nil {
		return nil, err
	}
	version, err := goCommand("env", "GOVERSION")
	if err != nil {
		return nil, err
	}
	files := map[string][]byte{"exportdata/std.txt": stdList(strings.Fields(string(std))), "exportdata/GOVERSION": version}
	var unexported bytes.Buffer
	for _, path := range packages {
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

// compiledExports has the go command compile packages of the standard library, and
// gives the files of their export data by import path.
func compiledExports(packages []string) (map[string]string, error) {
	out, err := goCommand(append([]string{"list", "-export", "-json=ImportPath,Export"}, packages...)...)
	if err != nil {
		return nil, err
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

// goCommand gives what the go command prints.
func goCommand(args ...string) ([]byte, error) {
	cmd := exec.Command("go", args...)
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go %s: %w", args[0], err)
	}
	return out, nil
}

// stdList is the public part of the standard library, one import path a line.
func stdList(std []string) []byte {
	var paths []string
	for _, path := range std {
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

package frontend

import (
	"bytes"
	"embed"
	"errors"
	"fmt"
	"go/token"
	"go/types"
	"slices"
	"strings"
	"sync"

	"golang.org/x/tools/go/gcexportdata"
)

// The type information of every allowed package, made by `go generate` from
// the installed Go, one file a package.
//
//go:generate go run ../generate exportdata
//go:embed exportdata/*.x
var exportData embed.FS

// unexportedNames holds the names of each allowed package that the compiler
// knows of without exporting them, a line "PATH NAME NAME ..." for a package.
//
//go:embed exportdata/unexported.txt
var unexportedNames string

// isUnexported reports whether the package has this name, for itself alone.
func isUnexported(path, name string) bool {
	for line := range strings.Lines(unexportedNames) {
		if words := strings.Fields(line); words[0] == path {
			return slices.Contains(words[1:], name)
		}
	}
	return false
}

// stdlib imports the allowed packages from the embedded export data. Packages
// are read once and shared by all checks, as types are immutable once complete.
type stdlib struct {
	mu   sync.Mutex
	fset *token.FileSet
	pkgs map[string]*types.Package
}

var std = &stdlib{fset: token.NewFileSet(), pkgs: map[string]*types.Package{}}

// ExportFile is the name of the file that holds the export data of a package.
func ExportFile(path string) string {
	return "exportdata/" + strings.ReplaceAll(path, "/", "_") + ".x"
}

// Import implements types.Importer.
func (s *stdlib) Import(path string) (*types.Package, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if path == "unsafe" {
		return types.Unsafe, nil
	}
	if p := s.pkgs[path]; p != nil && p.Complete() {
		return p, nil
	}
	data, err := exportData.ReadFile(ExportFile(path))
	switch {
	case err == nil:
	case path == "":
		return nil, errors.New(`invalid import path: ""`)
	case slices.Contains(strings.Split(path, "/"), "internal"):
		return nil, fmt.Errorf("use of internal package %s not allowed", path)
	default:
		return nil, fmt.Errorf("package %s is not in std", path)
	}
	return gcexportdata.Read(bytes.NewReader(data), s.fset, s.pkgs, path)
}

// Importer imports the allowed packages, for sources of the checker's own.
func Importer() types.Importer { return std }

package frontend

import (
	"bytes"
	"embed"
	"fmt"
	"go/token"
	"go/types"
	"strings"
	"sync"

	"golang.org/x/tools/go/gcexportdata"
)

// The type information of every allowed package, made by `go generate` from
// the installed Go, one file a package.
//
//go:generate go run ../generate exportdata
//go:embed exportdata
var exportData embed.FS

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
	if err != nil {
		return nil, fmt.Errorf("package %s is not in std", path)
	}
	return gcexportdata.Read(bytes.NewReader(data), s.fset, s.pkgs, path)
}

package frontend

import (
	_ "embed"
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// names says which package-level names of a package a learner may use: only
// those listed where only is set, all but those in except otherwise.
type names struct {
	only   []string
	except []string
}

func (n names) allow(name string) bool {
	if n.only != nil {
		return slices.Contains(n.only, name)
	}
	return !slices.Contains(n.except, name)
}

// allowed lists the packages of a console program and what may be used of them.
// Only names that reach files, other processes, the environment or raw memory
// are kept out; everything else a package offers is there.
var allowed = map[string]names{
	"bufio":          {},
	"bytes":          {},
	"cmp":            {},
	"container/heap": {},
	"container/list": {},
	"container/ring": {},
	"context":        {},
	"errors":         {},
	"flag":           {},
	"fmt":            {},
	"hash/fnv":       {},
	"io":             {},
	"io/ioutil":      {only: []string{"Discard", "NopCloser", "ReadAll"}},
	"iter":           {},
	"log":            {},
	"maps":           {},
	"math":           {},
	"math/big":       {},
	"math/bits":      {},
	"math/cmplx":     {},
	"math/rand":      {},
	"math/rand/v2":   {},
	"os":             {only: []string{"Stdin", "Stdout", "Stderr", "Args", "Exit", "File", "ModeCharDevice"}},
	"reflect":        {except: []string{"NewAt", "SliceAt", "SliceHeader", "StringHeader"}},
	"regexp":         {},
	"runtime":        {only: []string{"GC", "GOARCH", "GOMAXPROCS", "GOOS", "Gosched", "KeepAlive", "MemStats", "NumCPU", "NumGoroutine", "ReadMemStats", "Version", "Error"}},
	"slices":         {},
	"sort":           {},
	"strconv":        {},
	"strings":        {},
	"sync":           {},
	"sync/atomic":    {},
	"text/tabwriter": {},
	"time":           {},
	"unicode":        {},
	"unicode/utf16":  {},
	"unicode/utf8":   {},
}

// methods lists, for types whose methods reach further than a console program
// needs, the methods that may be used.
var methods = map[string]names{
	"os.File":       {only: []string{"Close", "Name", "Read", "ReadAt", "ReadFrom", "Seek", "Stat", "Sync", "Write", "WriteAt", "WriteString", "WriteTo"}},
	"reflect.Value": {except: []string{"SetPointer", "UnsafeAddr", "UnsafePointer"}},
}

// stdin is the one file that may be opened by name, by a constant.
const stdin = "/dev/stdin"

// openers are the functions of package os that may be called on stdin.
var openers = []string{"Open", "ReadFile"}

//go:embed exportdata/std.txt
var stdList string

// Packages lists the import paths a learner may use, in order.
func Packages() []string { return slices.Sorted(maps.Keys(allowed)) }

func isStd(path string) bool {
	return slices.Contains(strings.Fields(stdList), path)
}

// refusedImports finds imports of standard packages outside the list. It needs
// only a parsed file, so that what they are used for cannot matter.
func refusedImports(fset *token.FileSet, file *ast.File) []Diagnostic {
	var ds []Diagnostic
	for _, spec := range file.Imports {
		path, err := strconv.Unquote(spec.Path.Value)
		if err != nil {
			continue
		}
		if _, ok := allowed[path]; ok || path != "C" && !isStd(path) {
			continue
		}
		ds = append(ds, at(fset, spec.Pos(), fmt.Sprintf("package %s is not allowed here: %s", path, whyNot(path))))
	}
	return ds
}

// whyNot gives the reason a package is off the list, by what it reaches.
func whyNot(path string) string {
	root, _, _ := strings.Cut(path, "/")
	switch root {
	case "net":
		return "a submission has no network"
	case "unsafe", "C", "plugin", "syscall", "debug":
		return "a submission stays within safe Go"
	case "os", "io", "path", "archive", "compress", "embed", "database":
		return "a submission reads standard input and writes standard output, no files and no processes"
	}
	return "a console program does not need it (`checker doctor` lists the packages it may use)"
}

// refusedDirectives finds the compiler directives that reach around the type
// system or into files.
func refusedDirectives(fset *token.FileSet, file *ast.File) []Diagnostic {
	var ds []Diagnostic
	for _, group := range file.Comments {
		for _, c := range group.List {
			for _, d := range []string{"//go:linkname", "//go:embed", "//go:cgo_", "//go:debug", "//go:wasmimport", "//go:wasmexport"} {
				if strings.HasPrefix(c.Text, d) {
					word, _, _ := strings.Cut(c.Text, " ")
					ds = append(ds, at(fset, c.Pos(), word+" is not allowed here: a submission stays within plain Go"))
				}
			}
		}
	}
	return ds
}

// refusedUses finds uses of names that the policy keeps out. It goes by the
// objects that identifiers stand for, so renamed and dot imports do not matter.
func refusedUses(fset *token.FileSet, file *ast.File, info *types.Info) []Diagnostic {
	read := stdinReads(file, info)
	var ds []Diagnostic
	for id, obj := range info.Uses {
		if obj.Pkg() == nil || read[id] {
			continue
		}
		path := obj.Pkg().Path()
		rule, listed := allowed[path]
		if !listed {
			continue
		}
		what := path + "." + obj.Name()
		if owner := methodOwner(obj); owner != "" {
			rule = methods[owner]
			what = owner + "." + obj.Name()
		} else if obj.Parent() != obj.Pkg().Scope() {
			continue // a field or a parameter
		}
		if !rule.allow(obj.Name()) {
			ds = append(ds, at(fset, id.Pos(), fmt.Sprintf("%s is not allowed here: %s", what, whyNot(path))))
		}
	}
	return append(ds, refusedInterfaces(fset, info)...)
}

// refusedInterfaces finds methods of interfaces behind which a file would do what the
// policy keeps out: those of the same name and signature.
func refusedInterfaces(fset *token.FileSet, info *types.Info) []Diagnostic {
	const owner, path = "os.File", "os"
	var ds []Diagnostic
	for id, obj := range info.Defs {
		fn, ok := obj.(*types.Func)
		if !ok || !fn.Exported() || methods[owner].allow(fn.Name()) {
			continue
		}
		if recv := fn.Signature().Recv(); recv == nil || !types.IsInterface(recv.Type()) {
			continue
		}
		pkg, err := std.Import(path)
		if err != nil {
			continue
		}
		file := types.NewPointer(pkg.Scope().Lookup("File").Type())
		its, _, _ := types.LookupFieldOrMethod(file, false, pkg, fn.Name())
		if its, ok := its.(*types.Func); ok && types.Identical(its.Signature(), fn.Signature()) {
			ds = append(ds, at(fset, id.Pos(), fmt.Sprintf("%s.%s is not allowed here, nor behind an interface: %s", owner, fn.Name(), whyNot(path))))
		}
	}
	return ds
}

// methodOwner names the type whose method obj is, as package.Type, or "".
func methodOwner(obj types.Object) string {
	fn, ok := obj.(*types.Func)
	if !ok {
		return ""
	}
	recv := fn.Signature().Recv()
	if recv == nil {
		return ""
	}
	t := types.Unalias(recv.Type())
	if p, ok := t.(*types.Pointer); ok {
		t = types.Unalias(p.Elem())
	}
	if named, ok := t.(*types.Named); ok {
		return fn.Pkg().Path() + "." + named.Obj().Name()
	}
	return fn.Pkg().Path() + ".interface"
}

// stdinReads collects the identifiers of os.Open and os.ReadFile in calls whose
// argument is the constant "/dev/stdin".
func stdinReads(file *ast.File, info *types.Info) map[*ast.Ident]bool {
	found := map[*ast.Ident]bool{}
	ast.Inspect(file, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok || len(call.Args) != 1 {
			return true
		}
		id := calledName(call)
		if id == nil {
			return true
		}
		fn, ok := info.Uses[id].(*types.Func)
		if !ok || fn.Pkg() == nil || fn.Pkg().Path() != "os" || !slices.Contains(openers, fn.Name()) {
			return true
		}
		if v := info.Types[call.Args[0]].Value; v != nil && v.Kind() == constant.String && constant.StringVal(v) == stdin {
			found[id] = true
		}
		return true
	})
	return found
}

// calledName is the identifier that names the called function, or nil.
func calledName(call *ast.CallExpr) *ast.Ident {
	switch f := ast.Unparen(call.Fun).(type) {
	case *ast.Ident:
		return f
	case *ast.SelectorExpr:
		return f.Sel
	}
	return nil
}

func at(fset *token.FileSet, pos token.Pos, message string) Diagnostic {
	p := fset.PositionFor(pos, false)
	return Diagnostic{Line: p.Line, Column: p.Column, Message: message}
}

// Refused lists the exported package-level names of an allowed package that a
// learner may not use, in order.
func Refused(path string) []string {
	pkg, err := std.Import(path)
	if err != nil {
		return nil
	}
	var refused []string
	for _, name := range pkg.Scope().Names() {
		if token.IsExported(name) && !allowed[path].allow(name) {
			refused = append(refused, name)
		}
	}
	return refused
}

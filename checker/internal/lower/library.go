package lower

import (
	"embed"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path"
	"sync"

	"nqueens/checker/internal/frontend"
)

// sourced are the packages of generic functions, which the interpreter cannot
// have natively. Those of their functions that stand in library/ are kept as
// source and instantiated like the learner's own.
var sourced = map[string]bool{"slices": true, "maps": true, "cmp": true}

//go:embed library/*.go.txt
var librarySources embed.FS

// A library is the sources, parsed and checked once for the process.
type library struct {
	funcs map[string]*declared // by path and name, as "slices.Sort"
	err   error
}

var readLibrary = sync.OnceValue(func() library {
	lib := library{funcs: map[string]*declared{}}
	for name := range sourced {
		if lib.err = lib.read(name); lib.err != nil {
			break
		}
	}
	return lib
})

func (lib *library) read(name string) error {
	text, err := librarySources.ReadFile(path.Join("library", name+".go.txt"))
	if err != nil {
		return err
	}
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, name+".go", text, parser.SkipObjectResolution)
	if err != nil {
		return err
	}
	info := &types.Info{
		Types: map[ast.Expr]types.TypeAndValue{}, Instances: map[*ast.Ident]types.Instance{},
		Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{},
		Implicits: map[ast.Node]types.Object{}, Selections: map[*ast.SelectorExpr]*types.Selection{},
	}
	conf := types.Config{Importer: frontend.Importer()}
	if _, err := conf.Check(name, fset, []*ast.File{file}, info); err != nil {
		return err
	}
	pkg := &source{info: info}
	for _, d := range file.Decls {
		if fd, ok := d.(*ast.FuncDecl); ok {
			fn := info.Defs[fd.Name].(*types.Func)
			lib.funcs[name+"."+fn.Name()] = &declared{fn: fn, syn: fd, pkg: pkg}
		}
	}
	return nil
}

// bodyless are functions of the sources that package box has natively.
var bodyless = map[string]string{"slices.nativeSort": "rt.SortOrder", "slices.nativeStable": "rt.StableOrder"}

// isSourced reports whether a function of the library is kept as source.
func (l *lowerer) isSourced(fn *types.Func) bool {
	return fn.Pkg() != nil && sourced[fn.Pkg().Path()]
}

// declaration is the declaration of a function of the program or of the library
// that is kept as source, nil if there is none.
func (l *lowerer) declaration(fn *types.Func) *declared {
	fn = fn.Origin()
	if d, ok := l.decls[fn]; ok {
		return d
	}
	if !l.isSourced(fn) {
		return nil
	}
	lib := readLibrary()
	if lib.err != nil {
		panic(&Unsupported{What: "the library: " + lib.err.Error()})
	}
	return lib.funcs[fn.FullName()]
}

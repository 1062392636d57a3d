// Package lower rewrites a checked program into a small core of Go that the
// yaegi interpreter runs as the compiler would.
//
// # Why
//
// yaegi v0.16.1 runs most of Go well: plain statements, arrays, slices, maps,
// structs, pointers, closures and channels. It goes wrong, often silently, where
// types carry more than their layout: methods of named types, values in
// interfaces, generics, and in some newer or rarer statements. The program is
// closed and its types are known, so all of that can be written out.
//
// # The core
//
//   - Named types are erased to their underlying types; structs keep a type of
//     their own without methods. Methods are functions of their receiver.
//   - Every interface type is interface{}. A value whose dynamic type the
//     interpreter would lose goes into a box (package box), which knows the
//     type's number; assertions, type switches and method calls go by that.
//   - Generic functions and types are instantiated.
//   - One assignment a statement; no named results; loops over fresh variables;
//     constants folded and typed; deferred calls on an explicit list; package
//     variables set in the order the language asks for.
//
// Every statement is preceded by a line directive, so that a run-time error
// names the learner's line. Steps are counted where package frontend counts
// them in compiled programs.
//
// What cannot be written in the core is an *Unsupported error: the program is
// for the compiler. The package runs nothing; the interpreting engine calls it.
package lower

import (
	"errors"
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"maps"
	"slices"
	"strings"

	"nqueens/checker/internal/box"
	"nqueens/checker/internal/frontend"
)

// BoxPath is the import path under which lowered programs find package box.
const BoxPath = "nqueens/checker/internal/box"

// An Unsupported error names the first construct that has no place in the core.
type Unsupported struct {
	What string
	Line int // of the learner's file, 0 if it is about the program as a whole
}

func (u *Unsupported) Error() string {
	if u.Line == 0 {
		return u.What
	}
	return fmt.Sprintf("%s (line %d)", u.What, u.Line)
}

// A Lowered program is source for the interpreter and the descriptions of the
// types whose values it boxes.
type Lowered struct {
	Source  string
	Types   box.Types
	Imports []string // the library's packages that it calls
	Steps   int64    // the limit; who hears of the end compares once more, see writer.countUnasked
}

// Lower rewrites p. The program stops after limit steps; with a limit of 0 it does
// not count them.
func Lower(p *frontend.Program, limit int64) (*Lowered, error) { return lowered(p, limit, false) }

// LowerExactly rewrites p into a slower program, whose run-time errors have Go's
// words and, if it is an index, their line.
func LowerExactly(p *frontend.Program, limit int64) (*Lowered, error) { return lowered(p, limit, true) }

func lowered(p *frontend.Program, limit int64, exact bool) (*Lowered, error) {
	found := &findings{made: map[string]bool{}}
	for {
		l := &lowerer{
			program: p,
			limit:   limit,
			exact:   exact,
			decls:   map[*types.Func]*declared{},
			globals: map[types.Object]string{},
			imports: map[string]string{},
			named:   map[string]string{},
			helpers: map[string]string{},
			ids:     map[string]int{},
			context: types.NewContext(),
			found:   found,
		}
		out, err := l.lower()
		if !errors.Is(err, errAgain) {
			return out, err
		}
	}
}

// errAgain says that something was found that had to be known from the beginning.
var errAgain = errors.New("once more")

// findings are what was found while a program was lowered, and then known when it was
// lowered once more.
type findings struct {
	made   map[string]bool // keys of struct types that package box makes though they are not circular
	taking bool            // a function value recovers, see take
}

func (l *lowerer) lower() (out *Lowered, err error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case error:
			if _, ok := r.(*Unsupported); !ok && r != errAgain {
				panic(r)
			}
			out, err = nil, r
		default:
			panic(r)
		}
	}()
	l.checkSize()
	l.checkNativeSlices()
	l.run()
	return &Lowered{
		Source:  l.assemble(),
		Types:   box.Types{Boxed: l.described, Structs: l.structs, Libraries: l.libraries(), NilTooEarly: l.nilTooEarly},
		Imports: slices.Sorted(maps.Keys(l.imports)),
		Steps:   l.limit,
	}, nil
}

// libraries are the names of the packages in the output, with their paths.
func (l *lowerer) libraries() map[string]string {
	names := map[string]string{}
	for path, name := range l.imports {
		names[name] = path
	}
	return names
}

// A unit is a function, or an instance of a generic one, to be written.
type unit struct {
	decl *declared
	name string
	env  env
	recv types.Type // of a method, with its type arguments; nil for a function
}

// declared is a function with a body: one of the learner's, or one of the
// library's that are kept as source.
type declared struct {
	fn   *types.Func
	syn  *ast.FuncDecl
	pkg  *source
	fset *token.FileSet
}

// source is a package that is lowered from its syntax.
type source struct {
	info *types.Info
	user bool // the learner's own: its lines count and its steps are counted
}

type lowerer struct {
	program *frontend.Program
	limit   int64

	main    *source
	decls   map[*types.Func]*declared
	library bool // the library sources have been read
	globals map[types.Object]string
	imports map[string]string     // native package path to its name in the output
	called  map[*ast.FuncLit]bool // see calledAtOnce
	named   map[string]string     // key of a struct type, function instance or method to its name
	helpers map[string]string
	ids     map[string]int // type key to its number
	context *types.Context

	found     *findings
	structs   []box.Struct
	described []box.Type
	boxed     []types.Type // types whose values are boxed, by number-1
	natives   []types.Type // library types whose values stand unboxed in interfaces with methods
	methods   []*methodUse // interface methods called, and interfaces asserted to
	queue     []unit
	counter   int

	registered int  // boxed types whose methods package box knows
	atomic     bool // steps are counted by several goroutines
	exact      bool // see LowerExactly
	checks     bool // run-time errors need Go's words: exact, or the program calls recover

	shared      map[types.Object]bool // see findShared
	pointed     map[string]bool       // types that a pointer may point to, of parts of variables
	open        map[ast.Node]bool     // statements and values of package variables, see findOpenOrder
	tooEarly    map[ast.Expr]bool     // see comeTooEarly
	nilTooEarly bool

	typeDecls, varDecls, registrations, initCode, forgetCode, funcs, helperCode strings.Builder
}

func (l *lowerer) run() {
	p := l.program
	l.main = &source{info: p.Info(), user: true}
	l.atomic = p.Concurrent()
	var inits []string
	mainCall := ""
	for _, d := range p.Syntax().Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			l.declare(d, l.main)
		case *ast.GenDecl:
			if d.Tok == token.VAR {
				l.packageVars(d)
			}
		}
	}
	l.findShared()
	l.checks = l.exact || l.usesRecover()
	l.tooEarly, l.open = map[ast.Expr]bool{}, map[ast.Node]bool{}
	l.refuseSharedMaps()
	l.findOpenOrder()
	l.refuseCapacity()
	l.handedVar()
	l.initVars()
	for _, d := range p.Syntax().Decls {
		fd, ok := d.(*ast.FuncDecl)
		if !ok || fd.Recv != nil {
			continue
		}
		fn := p.Info().Defs[fd.Name].(*types.Func)
		switch fd.Name.Name {
		case "init":
			d := &declared{fn: fn, syn: fd, pkg: l.main}
			name := l.fresh("init")
			inits = append(inits, d.callText(name))
			l.queue = append(l.queue, unit{decl: d, name: name})
		case "main":
			l.named[funcKey(fn, "")] = "f_main"
			mainCall = l.decls[fn].callText("f_main")
			l.queue = append(l.queue, unit{decl: l.decls[fn], name: "f_main"})
		}
	}
	l.drain()
	l.writeUses()
	for _, call := range append(inits, mainCall) {
		l.initCode.WriteString(call + "\n")
	}
}

// drain writes functions until no new instance is asked for. Boxing a type asks
// for the methods that the box can be asked for, which may box further types.
func (l *lowerer) drain() {
	for {
		for len(l.queue) > 0 {
			u := l.queue[0]
			l.queue = l.queue[1:]
			l.function(u)
		}
		if !l.dispatchers() {
			return
		}
	}
}

func (l *lowerer) declare(d *ast.FuncDecl, pkg *source) {
	if fn, ok := pkg.info.Defs[d.Name].(*types.Func); ok {
		l.decls[fn] = &declared{fn: fn, syn: d, pkg: pkg}
	}
}

func (l *lowerer) usesRecover() bool {
	for id, obj := range l.main.info.Uses {
		if b, ok := obj.(*types.Builtin); ok && b.Name() == "recover" && id != nil {
			return true
		}
	}
	return false
}

// packageVars declares the package variables of one group; initVars sets them, and
// the function f_forget makes them zero before the program runs once more.
func (l *lowerer) packageVars(d *ast.GenDecl) {
	for _, spec := range d.Specs {
		for _, name := range spec.(*ast.ValueSpec).Names {
			if name.Name == "_" {
				continue
			}
			v := l.main.info.Defs[name]
			global, zero, text := l.fresh("g_"+name.Name), l.fresh("zero"), l.typeText(v.Type())
			l.globals[v] = global
			fmt.Fprintf(&l.varDecls, "var %s %s\n", global, text)
			fmt.Fprintf(&l.forgetCode, "var %s %s\n%s = %s\n", zero, text, global, zero)
		}
	}
}

// initVars sets the package variables in the order that types.Info gives.
func (l *lowerer) initVars() {
	w := l.writer(l.main, nil)
	for _, in := range l.main.info.InitOrder {
		w.line(in.Rhs.Pos())
		if l.open[in.Rhs] {
			w.settleOperands(in.Rhs)
		}
		if len(in.Lhs) == 1 {
			w.put("%s = %s", w.global(in.Lhs[0]), w.value(in.Rhs, in.Lhs[0].Type()))
			continue
		}
		var lhs []target
		for _, v := range in.Lhs {
			lhs = append(lhs, target{w.global(v), v.Type()})
		}
		w.spread(lhs, in.Rhs)
	}
	// Package-level values live inside a function, which the interpreter runs
	// before main; its own order of initialisation is not Go's.
	fmt.Fprintf(&l.initCode, "%s", w.out.String())
}

func (w *writer) global(v *types.Var) string {
	if v.Name() == "_" {
		return "_"
	}
	return w.l.globals[v]
}

// fresh makes an identifier that nothing else in the output has. All
// identifiers of the output contain an underscore and a number or a prefix, so
// none is a keyword or a predeclared name.
func (l *lowerer) fresh(base string) string {
	l.counter++
	return fmt.Sprintf("%s_%d", base, l.counter)
}

// native is the name of a package of the standard library in the output.
func (l *lowerer) native(p *types.Package) string {
	if name, ok := l.imports[p.Path()]; ok {
		return name
	}
	name := l.fresh("lib_" + p.Name())
	l.imports[p.Path()] = name
	return name
}

// assemble puts the output together.
func (l *lowerer) assemble() string {
	var b strings.Builder
	b.WriteString("//line main.go:1\npackage main\n")
	fmt.Fprintf(&b, "import rt %q\n", BoxPath)
	for _, path := range slices.Sorted(maps.Keys(l.imports)) {
		fmt.Fprintf(&b, "import %s %q\n", l.imports[path], path)
	}
	b.WriteString("var steps int64\nvar never bool = false\nvar always bool = true\n")
	b.WriteString(l.typeDecls.String())
	b.WriteString(l.varDecls.String())
	b.WriteString(l.helperCode.String())
	b.WriteString(l.funcs.String())
	fmt.Fprintf(&b, "func f_run() {\ndefer func() { rt.Done(steps) }()\n%s%s}\n", l.registrations.String(), l.initCode.String())
	fmt.Fprintf(&b, "func f_forget() {\nsteps = 0\n%s}\n", l.forgetCode.String())
	b.WriteString("func main() { rt.Repeat(f_run, f_forget) }\n")
	return b.String()
}

// fail gives the program up to the compiler.
func (w *writer) fail(at ast.Node, what string) {
	panic(&Unsupported{What: what, Line: w.lineOf(at)})
}

// lineOf is the learner's line of a node, 0 if it has none.
func (w *writer) lineOf(n ast.Node) int {
	if !w.pkg.user || n == nil {
		return 0
	}
	return w.l.program.Line(n.Pos())
}

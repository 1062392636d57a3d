package frontend

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"maps"
	"slices"
	"strings"
)

// A Meter says how a counted program spells its step counter. The words are
// Go source, and Import and Tail may use the others.
//
// A step is one entry of a function body or a loop body, or one arrival at a
// label that a goto jumps back to. Library code is not counted.
type Meter struct {
	Import   string // import path of the package that the words below come from
	Count    string // statements that count one step and stop the program past its limit
	Atomic   string // the same for a program with goroutines
	Done     string // statement at the start of main that reports the steps at its end
	Exit     string // function that takes the place of os.Exit
	Open     string // function that takes the place of os.Open, which stays if this is ""
	ReadFile string // function that takes the place of os.ReadFile, which stays if this is ""
	Tail     string // declarations appended to the file

	// Values whose methods take the place of the functions of math/rand and
	// math/rand/v2 that go by a source shared by all of a program, which stay if
	// these are "". The generic N is a function named after the second: RandV2N.
	Rand   string
	RandV2 string
}

// Name is the placeholder in a Meter's words for an identifier that the
// program does not use; numbers tell several apart, as in NAME_.
const Name = "METER"

// Counted returns the program with the meter's words put in. Every line keeps
// its number; columns after an insertion on the same line do not.
func (p *Program) Counted(m Meter) []byte {
	name := p.unusedName()
	words := func(s string) string { return strings.ReplaceAll(s, Name, name) }
	count := words(m.Count)
	if p.Concurrent() {
		count = words(m.Atomic)
	}
	e := &edits{offset: func(pos token.Pos) int { return p.fset.PositionFor(pos, false).Offset }}
	e.insert(p.file.Name.End(), fmt.Sprintf("; import %s %q", name, m.Import))
	e.disarm(p.file.Comments)
	back := p.backwardLabels()
	inUse := map[string]bool{} // what keeps a package in use without its functions, under each of its names
	ast.Inspect(p.file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			if n.Recv == nil && n.Name.Name == "main" && n.Body != nil {
				e.insert(n.Body.Lbrace+1, " "+words(m.Done)+";")
			}
			if n.Body != nil {
				e.insert(n.Body.Lbrace+1, " "+count+";")
			}
		case *ast.FuncLit:
			e.insert(n.Body.Lbrace+1, " "+count+";")
		case *ast.ForStmt:
			e.insert(n.Body.Lbrace+1, " "+count+";")
		case *ast.RangeStmt:
			e.insert(n.Body.Lbrace+1, " "+count+";")
		case *ast.LabeledStmt:
			if back[p.info.Defs[n.Label]] {
				e.insert(n.Pos(), count+"; ")
			}
		case *ast.BranchStmt:
			// At the goto and not behind the label, which may be that of a loop.
			if n.Tok == token.GOTO && back[p.info.Uses[n.Label]] {
				e.insert(n.Pos(), "{ "+count+"; ")
				e.insert(n.End(), " }")
			}
		case *ast.SelectorExpr:
			if own, rest := p.instead(n.Sel, m); own != "" {
				inUse[n.X.(*ast.Ident).Name+"."+rest] = true
				e.replace(n.Pos(), n.End(), words(own))
				return false
			}
		case *ast.Ident:
			if own, rest := p.instead(n, m); own != "" {
				inUse[rest] = true
				e.replace(n.Pos(), n.End(), words(own))
			}
		}
		return true
	})
	out := append(e.apply(p.source), "\n"+words(m.Tail)+"\n"...)
	for _, name := range slices.Sorted(maps.Keys(inUse)) {
		out = append(out, "var _ = "+name+"\n"...)
	}
	return out
}

// instead is the meter's function that takes the place of the one that id
// stands for, "" if none does, and a name that the same package has besides.
func (p *Program) instead(id *ast.Ident, m Meter) (own, rest string) {
	fn, ok := p.info.Uses[id].(*types.Func)
	if !ok {
		return "", ""
	}
	switch fn.FullName() {
	case "os.Exit":
		return m.Exit, "Args"
	case "os.Open":
		return m.Open, "Args"
	case "os.ReadFile":
		return m.ReadFile, "Args"
	}
	random := map[string]string{"math/rand": m.Rand, "math/rand/v2": m.RandV2}
	switch {
	case fn.Pkg() == nil || random[fn.Pkg().Path()] == "" || fn.Signature().Recv() != nil || strings.HasPrefix(fn.Name(), "New"):
		return "", ""
	case fn.Signature().TypeParams() != nil:
		return random[fn.Pkg().Path()] + fn.Name(), "New"
	}
	return random[fn.Pkg().Path()] + "." + fn.Name(), "New"
}

// unusedName is an identifier that stands nowhere in the program.
func (p *Program) unusedName() string {
	name := "meter"
	for bytes.Contains(p.source, []byte(name)) {
		name += "_"
	}
	return name
}

// starters are the names of library functions that run a function of the
// learner's on a goroutine of its own: those of time and context, and the method
// of sync.WaitGroup, which may be called through an interface. A function of the
// learner's own by such a name is only counted with more care than it needs.
var starters = []string{"AfterFunc", "Go"}

// Starts reports whether a function may run another one on a goroutine of its own.
func Starts(fn *types.Func) bool { return slices.Contains(starters, fn.Name()) }

// Concurrent reports whether two goroutines can run the program's own code.
func (p *Program) Concurrent() bool {
	for _, obj := range p.info.Uses {
		if fn, ok := obj.(*types.Func); ok && Starts(fn) {
			return true
		}
	}
	found := false
	ast.Inspect(p.file, func(n ast.Node) bool {
		_, isGo := n.(*ast.GoStmt)
		found = found || isGo
		return !found
	})
	return found
}

// backwardLabels finds the labels that some goto below them jumps back to.
func (p *Program) backwardLabels() map[types.Object]bool {
	back := map[types.Object]bool{}
	ast.Inspect(p.file, func(n ast.Node) bool {
		if b, ok := n.(*ast.BranchStmt); ok && b.Tok == token.GOTO {
			if label := p.info.Uses[b.Label]; label != nil && label.Pos() < b.Pos() {
				back[label] = true
			}
		}
		return true
	})
	return back
}

// edits collects changes of a text. Insertions at one place stand in the order
// in which they were made.
type edits struct {
	offset func(token.Pos) int
	list   []edit
}

type edit struct {
	from, to int
	text     string
}

func (e *edits) insert(pos token.Pos, text string) { e.replace(pos, pos, text) }

func (e *edits) replace(from, to token.Pos, text string) {
	e.list = append(e.list, edit{e.offset(from), e.offset(to), text})
}

// disarm takes the power from comments that would leave the file out of the
// build, give its lines other numbers, or leave a function no room to count in.
func (e *edits) disarm(comments []*ast.CommentGroup) {
	for _, group := range comments {
		for _, c := range group.List {
			for _, armed := range []string{"//go:build ", "//go:nosplit", "//line ", "/*line "} {
				if strings.HasPrefix(c.Text, armed) {
					e.insert(c.Pos()+2, " ")
				}
			}
		}
	}
}

func (e *edits) apply(text []byte) []byte {
	slices.SortStableFunc(e.list, func(a, b edit) int { return a.from - b.from })
	var out []byte
	at := 0
	for _, ed := range e.list {
		out = append(out, text[at:ed.from]...)
		out = append(out, ed.text...)
		at = ed.to
	}
	return append(out, text[at:]...)
}

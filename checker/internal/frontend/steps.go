package frontend

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"
)

// A Meter says how a counted program spells its step counter. The words are
// Go source, and Import and Tail may use the others.
//
// A step is one entry of a function body or a loop body, or one arrival at a
// label that a goto jumps back to. Library code is not counted.
type Meter struct {
	Import string // import path of the package that the words below come from
	Count  string // statements that count one step and stop the program past its limit
	Atomic string // the same for a program with goroutines
	Done   string // statement at the start of main that reports the steps at its end
	Exit   string // function that takes the place of os.Exit
	Tail   string // declarations appended to the file
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
	if p.concurrent() {
		count = words(m.Atomic)
	}
	e := &edits{offset: func(pos token.Pos) int { return p.fset.PositionFor(pos, false).Offset }}
	e.insert(p.file.Name.End(), fmt.Sprintf("; import %s %q", name, m.Import))
	back := p.backwardLabels()
	var osName string
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
				e.insert(n.Colon+1, " "+count+";")
			}
		case *ast.SelectorExpr:
			if p.isExit(n.Sel) {
				osName = src(n.X) + "."
				e.replace(n.Pos(), n.End(), words(m.Exit))
				return false
			}
		case *ast.Ident:
			if p.isExit(n) {
				e.replace(n.Pos(), n.End(), words(m.Exit))
			}
		}
		return true
	})
	out := append(e.apply(p.source), "\n"+words(m.Tail)+"\n"...)
	if osName != "" {
		out = append(out, "var _ = "+osName+"Args\n"...) // os stays in use without its Exit
	}
	return out
}

// src is the text of the package name in a qualified identifier.
func src(x ast.Expr) string { return x.(*ast.Ident).Name }

func (p *Program) isExit(id *ast.Ident) bool {
	fn, ok := p.info.Uses[id].(*types.Func)
	return ok && fn.FullName() == "os.Exit"
}

// unusedName is an identifier that stands nowhere in the program.
func (p *Program) unusedName() string {
	name := "meter"
	for bytes.Contains(p.source, []byte(name)) {
		name += "_"
	}
	return name
}

// starters are the library functions that run a function of the learner's on a
// goroutine of its own.
var starters = []string{"time.AfterFunc", "context.AfterFunc", "(*sync.WaitGroup).Go"}

// concurrent reports whether two goroutines can run the program's own code.
func (p *Program) concurrent() bool {
	for _, obj := range p.info.Uses {
		if fn, ok := obj.(*types.Func); ok && slices.Contains(starters, fn.FullName()) {
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

package frontend

import (
	"go/ast"
	"go/token"
	"go/types"
	"regexp"
	"slices"
	"strings"
	"sync"
)

// compilerWords collects the errors of go/types as the compiler reports them.
// Both grew from one source and agree but for some texts and some positions.
type compilerWords struct {
	*Program
	found   []Diagnostic
	dropped bool   // the last error, whose details may follow
	line    int    // of the last error
	words   string // of the last error, as go/types said it
}

// Patterns are compiled when there is an error to word: most sources have none,
// and every child process would pay for them.

// branchWords are go/types' words for what branchErrors finds.
var branchWords = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(label \S+ (already declared|declared and not used|not declared)$` +
		`|invalid (break|continue) label |goto \S+ jumps (into block|over variable)` +
		`|break not in |continue not in |fallthrough statement out of place|cannot fallthrough )`)
})

// A rewording is another text in which the two differ, for Go 1.26.
type rewording struct {
	from *regexp.Regexp
	to   string
}

var rewordings = sync.OnceValue(func() []rewording {
	return []rewording{
		{regexp.MustCompile(`^use of \.\(type\) outside type switch$`), "invalid syntax tree: $0"},
		{regexp.MustCompile(regexp.QuoteMeta(`.((ast: <nil>))`)), ".(type)"},
	}
})

// add takes one error, or one detail of the error before it.
func (w *compilerWords) add(err types.Error) {
	if words, isDetail := strings.CutPrefix(err.Msg, "\t"); isDetail {
		w.detail(err.Pos, words)
		return
	}
	line := w.fset.PositionFor(err.Pos, false).Line
	repeated := line == w.line && err.Msg == w.words
	w.line, w.words = line, err.Msg
	if w.dropped = repeated || len(w.found) >= maxDiagnostics || branchWords().MatchString(err.Msg); !w.dropped {
		w.found = append(w.found, at(w.fset, w.place(err.Pos, err.Msg), w.reword(err.Pos, err.Msg)))
	}
}

func (w *compilerWords) detail(pos token.Pos, words string) {
	if w.dropped {
		return
	}
	last := &w.found[len(w.found)-1]
	place := w.fset.PositionFor(w.place(pos, last.Message), false)
	last.Message += "\n\t" + place.String() + ": " + words
}

func (w *compilerWords) reword(pos token.Pos, words string) string {
	for _, r := range rewordings() {
		words = r.from.ReplaceAllString(words, r.to)
	}
	if strings.HasPrefix(words, "undefined: ") {
		return w.unexported(pos, words)
	}
	if strings.Contains(words, " literal)") {
		ast.Inspect(w.file, func(n ast.Node) bool {
			if lit, ok := n.(*ast.FuncLit); ok {
				words = strings.ReplaceAll(words, types.ExprString(lit), shortLiteral(lit))
			}
			return true
		})
	}
	return words
}

// shortLiteral is a function literal as the compiler shows it.
func shortLiteral(lit *ast.FuncLit) string {
	if len(lit.Body.List) == 0 {
		return types.ExprString(lit.Type) + " {}"
	}
	return types.ExprString(lit.Type) + " {…}"
}

// unexported gives the words for a name of a package that exists, but for
// that package alone. The export data here has only what is exported.
func (w *compilerWords) unexported(pos token.Pos, words string) string {
	ast.Inspect(w.file, func(n ast.Node) bool {
		sel, ok := n.(*ast.SelectorExpr)
		if !ok || sel.Sel.Pos() != pos {
			return true
		}
		if id, ok := sel.X.(*ast.Ident); ok {
			if pkg, ok := w.info.Uses[id].(*types.PkgName); ok && isUnexported(pkg.Imported().Path(), sel.Sel.Name) {
				words = "name " + sel.Sel.Name + " not exported by package " + pkg.Imported().Name()
			}
		}
		return false
	})
	return words
}

// maxDiagnostics is the number of errors at which the compiler stops.
const maxDiagnostics = 10

// printed gives errors as the compiler prints them: in the order of their
// places, and no more than it takes to stop it.
func printed(reported []Diagnostic) []Diagnostic {
	if len(reported) < maxDiagnostics {
		return inOrder(reported)
	}
	last := reported[maxDiagnostics-1]
	return append(inOrder(reported[:maxDiagnostics:maxDiagnostics]), Diagnostic{Line: last.Line, Column: last.Column, Message: "too many errors"})
}

// inOrder sorts diagnostics by their places and drops repetitions.
func inOrder(ds []Diagnostic) []Diagnostic {
	slices.SortStableFunc(ds, func(a, b Diagnostic) int {
		if a.Line != b.Line {
			return a.Line - b.Line
		}
		return a.Column - b.Column
	})
	return slices.Compact(ds)
}

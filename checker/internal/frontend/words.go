package frontend

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"regexp"
	"strings"
)

// compilerWords collects the errors of go/types as the compiler reports them.
// Both grew from one source and agree but for a few texts and positions.
type compilerWords struct {
	file  *ast.File
	found []Diagnostic
}

// rewordings are the texts in which the two differ, for Go 1.26.
var rewordings = []struct {
	from *regexp.Regexp
	to   string
}{
	{regexp.MustCompile(`^could not import .* \((.*)\)$`), "$1"},
	{regexp.MustCompile(`^break not in for, switch, or select statement$`), "break is not in a loop, switch, or select"},
	{regexp.MustCompile(`^continue not in for statement$`), "continue is not in a loop"},
	{regexp.MustCompile(`^label (\S+) not declared$`), "label $1 not defined"},
	{regexp.MustCompile(`^label (\S+) declared and not used$`), "label $1 defined and not used"},
}

func (w *compilerWords) add(err types.Error) {
	d := at(err.Fset, err.Pos, err.Msg)
	if detail, ok := strings.CutPrefix(d.Message, "\t"); ok && len(w.found) > 0 {
		// The second half of the error before it, which has a place of its own.
		last := &w.found[len(w.found)-1]
		last.Message += fmt.Sprintf("\n\t./main.go:%d:%d: %s", d.Line, d.Column, detail)
		return
	}
	for _, r := range rewordings {
		d.Message = r.from.ReplaceAllString(d.Message, r.to)
	}
	if strings.HasPrefix(d.Message, "not enough arguments in call") {
		if arg := w.lastArgument(err.Pos); arg != nil {
			d = at(err.Fset, arg.Pos(), d.Message)
		}
	}
	if m := badLabel.FindStringSubmatch(d.Message); m != nil && !w.inside(m[2], err.Pos) {
		d.Message = m[1] + " label not defined: " + m[2]
	}
	w.found = append(w.found, d)
}

// badLabel is what go/types says of a label that a break or continue cannot
// use; the compiler has other words where no such label encloses the statement.
var badLabel = regexp.MustCompile(`^invalid (break|continue) label (\S+)$`)

// inside reports whether pos stands inside a statement with this label.
func (w *compilerWords) inside(label string, pos token.Pos) bool {
	found := false
	ast.Inspect(w.file, func(n ast.Node) bool {
		if l, ok := n.(*ast.LabeledStmt); ok && l.Label.Name == label {
			found = found || l.Pos() <= pos && pos < l.End()
		}
		return !found
	})
	return found
}

// lastArgument is that of the call which ends at the parenthesis at pos, where
// the compiler reports that more should follow; nil if it has none.
func (w *compilerWords) lastArgument(pos token.Pos) (arg ast.Expr) {
	ast.Inspect(w.file, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok && call.Rparen == pos && len(call.Args) > 0 {
			arg = call.Args[len(call.Args)-1]
		}
		return arg == nil
	})
	return arg
}

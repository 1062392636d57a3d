package frontend

import (
	"fmt"
	"go/ast"
)

// maxDepth is how deep a program may be nested. Written by hand it stays below 50. Of
// a pointer to a pointer to ... the type checker takes time with a high power of the
// depth: 14 s for 5,000, and hours for what fits into a file.
const maxDepth = 1000

// tooDeep finds the first place that is nested deeper.
func (p *Program) tooDeep() []Diagnostic {
	var found []Diagnostic
	depth := 0
	ast.Inspect(p.file, func(n ast.Node) bool {
		if n == nil {
			depth--
			return false
		}
		if depth++; depth > maxDepth && len(found) == 0 {
			at := p.fset.Position(n.Pos())
			found = append(found, Diagnostic{Line: at.Line, Column: at.Column, Message: fmt.Sprintf("the program is nested more than %d levels deep here; a submission must not be", maxDepth)})
		}
		return true
	})
	return found
}

package frontend

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"
)

// branchErrors finds the labels and the break, continue, goto and fallthrough
// statements that the compiler refuses. go/types finds most of them too, but the
// compiler looks for them on its own, before it knows any types, with other
// words.
func branchErrors(fset *token.FileSet, file *ast.File) []Diagnostic {
	var found []Diagnostic
	ast.Inspect(file, func(n ast.Node) bool {
		var body *ast.BlockStmt
		switch n := n.(type) {
		case *ast.FuncDecl:
			body = n.Body
		case *ast.FuncLit:
			body = n.Body
		}
		if body != nil {
			f := &flow{fset: fset, labels: map[string]*label{}}
			f.function(body)
			found = append(found, f.found...)
		}
		return true
	})
	return inOrder(found)
}

// A flow follows the jumps of one function body. Function literals inside it
// are functions of their own.
type flow struct {
	fset   *token.FileSet
	labels map[string]*label // those met so far
	found  []Diagnostic
}

type label struct {
	stmt *ast.LabeledStmt
	in   *block
	used bool
}

// A block is a list of statements, as far as it has been followed.
type block struct {
	outer *block
	start token.Pos
	gotos []*ast.BranchStmt // to labels that have not been met

	// The last variable declared in it, and the gotos that would jump over it.
	variable   string
	declaredAt token.Pos
	over       []*ast.BranchStmt
}

// surroundings are the statements around one, as far as jumps are concerned.
type surroundings struct {
	breaks ast.Stmt // the innermost loop, switch or select, nil if there is none
	inLoop bool
	clause *ast.CaseClause    // the case whose list the statement is in; nil deeper inside
	labels []*ast.LabeledStmt // those that label a statement around it
}

func (f *flow) function(body *ast.BlockStmt) {
	b := &block{start: body.Lbrace}
	f.list(body.List, b, surroundings{})
	for _, jump := range b.gotos {
		if l := f.labels[jump.Label.Name]; l != nil {
			l.used = true
			f.add(jump.Label.Pos(), "goto %s jumps into block starting at %s", l.stmt.Label.Name, f.fset.PositionFor(l.in.start, false))
		} else {
			f.add(jump.Label.Pos(), "label %s not defined", jump.Label.Name)
		}
	}
	for _, l := range f.labels {
		if !l.used {
			f.add(l.stmt.Pos(), "label %s defined and not used", l.stmt.Label.Name)
		}
	}
}

func (f *flow) add(pos token.Pos, format string, args ...any) {
	f.found = append(f.found, at(f.fset, pos, fmt.Sprintf(format, args...)))
}

func (f *flow) list(stmts []ast.Stmt, b *block, around surroundings) {
	last := len(stmts) - 1
	for last >= 0 && isEmpty(stmts[last]) {
		last--
	}
	for i, s := range stmts {
		here := around
		if i != last {
			here.clause = nil // only the last statement may fall through
		}
		f.statement(s, b, here)
	}
}

func isEmpty(s ast.Stmt) bool {
	_, empty := s.(*ast.EmptyStmt)
	return empty
}

// inner follows a list of statements that stands in a block of its own.
func (f *flow) inner(start token.Pos, stmts []ast.Stmt, outer *block, around surroundings) {
	b := &block{outer: outer, start: start}
	f.list(stmts, b, around)
	outer.gotos = append(outer.gotos, b.gotos...)
}

func (f *flow) statement(s ast.Stmt, b *block, around surroundings) {
	clause := around.clause
	around.clause = nil
	switch s := s.(type) {
	case *ast.LabeledStmt:
		if s.Label.Name != "_" {
			f.declare(s, b)
		}
		around.clause, around.labels = clause, append(slices.Clip(around.labels), s)
		f.statement(s.Stmt, b, around)
	case *ast.BranchStmt:
		around.clause = clause
		f.branch(s, b, around)
	case *ast.DeclStmt:
		b.declares(s.Decl)
	case *ast.AssignStmt:
		if s.Tok == token.DEFINE {
			b.variableAt(s.TokPos, s.Lhs)
		}
	case *ast.BlockStmt:
		f.inner(s.Lbrace, s.List, b, around)
	case *ast.IfStmt:
		f.inner(s.Body.Lbrace, s.Body.List, b, around)
		if s.Else != nil {
			f.inner(s.Else.Pos(), []ast.Stmt{s.Else}, b, around)
		}
	case *ast.ForStmt:
		around.breaks, around.inLoop = s, true
		f.inner(s.Body.Lbrace, s.Body.List, b, around)
	case *ast.RangeStmt:
		around.breaks, around.inLoop = s, true
		f.inner(s.Body.Lbrace, s.Body.List, b, around)
	case *ast.SwitchStmt:
		f.clauses(s, s.Body, b, around)
	case *ast.TypeSwitchStmt:
		f.clauses(s, s.Body, b, around)
	case *ast.SelectStmt:
		f.clauses(s, s.Body, b, around)
	}
}

func (f *flow) clauses(s ast.Stmt, body *ast.BlockStmt, b *block, around surroundings) {
	around.breaks = s
	for _, c := range body.List {
		switch c := c.(type) {
		case *ast.CaseClause:
			around.clause = c
			f.inner(c.Case, c.Body, b, around)
		case *ast.CommClause:
			f.inner(c.Case, c.Body, b, around)
		}
	}
}

// declare takes note of a label, and ends the gotos that were looking for it.
func (f *flow) declare(s *ast.LabeledStmt, b *block) {
	name := s.Label.Name
	l := f.labels[name]
	if l == nil {
		l = &label{stmt: s, in: b}
		f.labels[name] = l
	} else {
		f.add(s.Pos(), "label %s already defined at %s", name, f.fset.PositionFor(l.stmt.Pos(), false))
	}
	b.gotos = slices.DeleteFunc(b.gotos, func(jump *ast.BranchStmt) bool {
		if jump.Label.Name != name {
			return false
		}
		l.used = true
		if slices.Contains(b.over, jump) {
			f.add(jump.Label.Pos(), "goto %s jumps over declaration of %s at %s", name, b.variable, f.fset.PositionFor(b.declaredAt, false))
		}
		return true
	})
}

func (b *block) declares(decl ast.Decl) {
	if gen, ok := decl.(*ast.GenDecl); ok && gen.Tok == token.VAR && len(gen.Specs) > 0 {
		first := gen.Specs[0].(*ast.ValueSpec).Names[0]
		b.variableAt(first.Pos(), []ast.Expr{first})
	}
}

func (b *block) variableAt(pos token.Pos, names []ast.Expr) {
	var words []string
	for _, n := range names {
		words = append(words, types.ExprString(n))
	}
	b.variable, b.declaredAt, b.over = strings.Join(words, ", "), pos, slices.Clone(b.gotos)
}

func (f *flow) branch(s *ast.BranchStmt, b *block, around surroundings) {
	switch {
	case s.Tok == token.FALLTHROUGH:
		if words := misplacedFallthrough(around); words != "" {
			f.add(s.Pos(), "%s", words)
		}
	case s.Tok == token.GOTO:
		if !f.reaches(s.Label.Name, b) {
			b.gotos = append(b.gotos, s)
		}
	case s.Label != nil:
		f.labelled(s, around)
	case s.Tok == token.BREAK && around.breaks == nil:
		f.add(s.Pos(), "break is not in a loop, switch, or select")
	case s.Tok == token.CONTINUE && !around.inLoop:
		f.add(s.Pos(), "continue is not in a loop")
	}
}

func misplacedFallthrough(around surroundings) string {
	switch s := around.breaks.(type) {
	case *ast.TypeSwitchStmt:
		return "cannot fallthrough in type switch"
	case *ast.SwitchStmt:
		switch around.clause {
		case nil:
		case s.Body.List[len(s.Body.List)-1]:
			return "cannot fallthrough final case in switch"
		default:
			return ""
		}
	}
	return "fallthrough statement out of place"
}

// reaches reports whether a label that has been met is in b or a block around.
func (f *flow) reaches(name string, b *block) bool {
	l := f.labels[name]
	if l == nil {
		return false
	}
	l.used = true // though it may be out of reach
	for ; b != nil; b = b.outer {
		if l.in == b {
			return true
		}
	}
	return false
}

// labelled checks a break or continue that names a label.
func (f *flow) labelled(s *ast.BranchStmt, around surroundings) {
	l := f.labels[s.Label.Name]
	if l == nil {
		f.add(s.Label.Pos(), "%s label not defined: %s", s.Tok, s.Label.Name)
		return
	}
	l.used = true
	var fits bool
	switch l.stmt.Stmt.(type) {
	case *ast.ForStmt, *ast.RangeStmt:
		fits = true
	case *ast.SwitchStmt, *ast.TypeSwitchStmt, *ast.SelectStmt:
		fits = s.Tok == token.BREAK
	}
	if !fits || !slices.Contains(around.labels, l.stmt) {
		f.add(s.Label.Pos(), "invalid %s label %s", s.Tok, s.Label.Name)
	}
}

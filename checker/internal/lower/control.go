package lower

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"nqueens/checker/internal/box"
)

// A turn is a statement that break or continue may mean.
type turn struct {
	label   types.Object // of the learner's, nil if it has none
	name    string       // the label in the output
	loop    bool         // continue may mean it
	escape  *escape      // the callback that the statement stands in
	replace *escape      // it became this callback itself
}

// An escape is a loop over a function, written as a callback: leaving it in
// other ways than by its own continue is told to the code after the call.
type escape struct {
	outer *escape
	code  string // variable that says how it was left; 0 for its own end
	exits []exit
}

// An exit is a way to leave a callback for something outside.
type exit struct {
	isReturn bool
	tok      token.Token
	to       *turn
}

// labeled writes a labeled statement. Labels of loops are put right before the
// loop itself.
func (w *writer) labeled(s *ast.LabeledStmt) {
	label := w.pkg.info.Defs[s.Label]
	switch inner := s.Stmt.(type) {
	case *ast.ForStmt:
		w.gotoLabel(label, s)
		w.forStmt(inner, label)
	case *ast.RangeStmt:
		w.gotoLabel(label, s)
		w.rangeStmt(inner, label)
	case *ast.SwitchStmt:
		w.gotoLabel(label, s)
		w.switchStmt(inner, label)
	case *ast.TypeSwitchStmt:
		w.gotoLabel(label, s)
		w.typeSwitch(inner, label)
	case *ast.SelectStmt:
		w.gotoLabel(label, s)
		w.selectStmt(inner, label)
	case *ast.BlockStmt:
		if !w.isGoto(label) {
			w.fail(s, "a labeled block")
		}
		w.gotoLabel(label, s)
		w.stmt(inner)
	default:
		w.gotoLabel(label, s)
		w.stmt(inner)
	}
}

// gotoLabel writes a label that a goto means, and counts its arrivals if the
// goto stands below it.
func (w *writer) gotoLabel(label types.Object, s *ast.LabeledStmt) {
	if !w.isGoto(label) {
		return
	}
	name := w.l.fresh("goto")
	if old, ok := w.vars.names[label]; ok {
		name = old // a goto above has named it
	}
	w.vars.names[label] = name
	w.put("%s:", name)
	if w.jumpsBack(label) {
		w.count()
	}
}

func (w *writer) isGoto(label types.Object) bool {
	return w.anyGoto(func(b *ast.BranchStmt) bool { return w.pkg.info.Uses[b.Label] == label })
}

func (w *writer) jumpsBack(label types.Object) bool {
	return w.anyGoto(func(b *ast.BranchStmt) bool {
		return w.pkg.info.Uses[b.Label] == label && label.Pos() < b.Pos()
	})
}

func (w *writer) anyGoto(is func(*ast.BranchStmt) bool) bool {
	found := false
	if !w.pkg.user {
		return false
	}
	ast.Inspect(w.l.program.Syntax(), func(n ast.Node) bool {
		if b, ok := n.(*ast.BranchStmt); ok && b.Tok == token.GOTO && is(b) {
			found = true
		}
		return !found
	})
	return found
}

// open begins a statement that break may mean: it writes its label, if any, which
// must stand right before it.
func (w *writer) open(label types.Object, loop bool) *turn {
	t := &turn{label: label, loop: loop, escape: w.escape}
	if label != nil {
		t.name = w.l.fresh("L")
		w.put("%s:", t.name)
	}
	w.turns = append(w.turns, t)
	return t
}

func (w *writer) close() { w.turns = w.turns[:len(w.turns)-1] }

func (w *writer) branch(s *ast.BranchStmt) {
	switch s.Tok {
	case token.FALLTHROUGH:
		w.put("fallthrough")
		return
	case token.GOTO:
		if w.escape != nil || w.frame != "" {
			w.fail(s, "goto in a function that defers, or in a loop over a function")
		}
		label := w.pkg.info.Uses[s.Label]
		if _, ok := w.vars.names[label]; !ok {
			w.vars.names[label] = w.l.fresh("goto")
		}
		w.put("goto %s", w.vars.names[label])
		return
	}
	w.leave(exit{tok: s.Tok, to: w.meant(s)})
}

// meant is the statement that a break or continue means.
func (w *writer) meant(s *ast.BranchStmt) *turn {
	for i := len(w.turns) - 1; i >= 0; i-- {
		t := w.turns[i]
		switch {
		case s.Label != nil:
			if t.label != w.pkg.info.Uses[s.Label] {
				continue
			}
		case s.Tok == token.CONTINUE && !t.loop:
			continue
		}
		return t
	}
	w.fail(s, "a "+s.Tok.String()+" out of a labeled block")
	return nil
}

// leave writes a jump or, inside a callback, tells the code after its call.
func (w *writer) leave(x exit) {
	switch {
	case x.isReturn && w.escape == nil && w.frame != "":
		w.returns(nil)
	case x.isReturn && w.escape == nil:
		w.returns(w.results)
	case x.to != nil && x.to.replace != nil && x.to.replace == w.escape && x.tok == token.CONTINUE:
		w.put("%s = 0\nreturn true", w.escape.code)
	case x.to != nil && x.to.replace != nil && x.to.replace == w.escape:
		w.put("%s = %d", w.escape.code, box.RangeLeft)
		w.put("return false")
	case x.to != nil && x.to.replace == nil && x.to.escape == w.escape:
		if x.to.name != "" {
			w.put("%s %s", x.tok, x.to.name)
		} else {
			w.put("%s", x.tok)
		}
	default:
		w.escape.exits = append(w.escape.exits, x)
		w.put("%s = %d", w.escape.code, len(w.escape.exits))
		w.put("return false")
	}
}

func (w *writer) forStmt(s *ast.ForStmt, label types.Object) {
	w.put("{")
	defer w.put("}")
	if s.Init != nil {
		w.stmt(s.Init)
	}
	w.loop(func() { w.forLoop(s, label) })
}

// forLoop writes a loop whose first statement has been written.
func (w *writer) forLoop(s *ast.ForStmt, label types.Object) {
	if cells := w.initCells(s); len(cells) > 0 {
		w.forCells(s, label, cells)
		return
	}
	w.open(label, true)
	post := ""
	if s.Post != nil {
		post = strings.TrimSuffix(w.aside(func() { w.simple(s.Post) }), "\n")
	}
	cond := ""
	if s.Cond != nil && !w.l.open[s] {
		cond = w.expr(s.Cond)
	}
	if w.l.open[s] || strings.Contains(post, "\n") || strings.Contains(cond, "{") {
		w.forPlain(s)
	} else {
		if s.Cond != nil {
			cond = w.alone(s.Cond, cond)
		}
		w.put("for ; %s; %s {", cond, post)
		w.count()
		w.stmts(s.Body.List)
		w.put("}")
	}
	w.close()
}

// simple writes the statement after a loop's turn, without line directives.
func (w *writer) simple(s ast.Stmt) {
	w.settleStmt(s)
	switch s := s.(type) {
	case *ast.IncDecStmt:
		w.put("%s%s", w.lvalue(s.X), s.Tok)
	case *ast.AssignStmt:
		w.assign(s)
	case *ast.ExprStmt:
		w.exprStmt(s.X)
	default:
		w.fail(s, "this statement in the head of a loop")
	}
}

// forPlain writes a loop whose head does not fit into the output's: the label
// has been written.
func (w *writer) forPlain(s *ast.ForStmt) {
	again := w.l.fresh("again")
	// The label stands before the loop; the variable must come before it too,
	// so it is declared by an outer loop variable clause.
	w.put("for %s := false; ; %s = true {", again, again)
	if s.Post != nil {
		w.put("if %s {", again)
		w.simple(s.Post)
		w.put("}")
	}
	if s.Cond != nil {
		w.settleIn(s, s.Cond)
		w.put("if !%s { break }", parens(w.expr(s.Cond)))
	}
	w.count()
	w.stmts(s.Body.List)
	w.put("}")
}

func parens(text string) string {
	if strings.HasPrefix(text, "(") && strings.HasSuffix(text, ")") {
		return text
	}
	return "(" + text + ")"
}

// initCells are the variables of a loop's head that need a cell in each turn.
func (w *writer) initCells(s *ast.ForStmt) []types.Object {
	init, ok := s.Init.(*ast.AssignStmt)
	if !ok || init.Tok != token.DEFINE {
		return nil
	}
	var cells []types.Object
	for _, x := range init.Lhs {
		if obj := w.pkg.info.Defs[x.(*ast.Ident)]; obj != nil && w.vars.cells[obj] {
			cells = append(cells, obj)
		}
	}
	return cells
}

// forCells writes a loop each of whose turns has variables of its own: before
// the statement after a turn they are copied to new cells.
func (w *writer) forCells(s *ast.ForStmt, label types.Object, cells []types.Object) {
	again := w.l.fresh("again")
	last := map[types.Object]string{}
	for _, obj := range cells {
		last[obj] = w.l.fresh("last")
		w.put("%s := %s", last[obj], w.vars.names[obj])
	}
	w.open(label, true)
	w.put("for %s := false; ; %s = true {", again, again)
	for _, obj := range cells {
		name := w.l.fresh(obj.Name() + "_v")
		w.put("%s := new(%s)\n*%s = *%s\n%s = %s", name, w.text(obj.Type()), name, last[obj], last[obj], name)
		w.vars.names[obj] = name
	}
	if s.Post != nil {
		w.put("if %s {", again)
		w.simple(s.Post)
		w.put("}")
	}
	if s.Cond != nil {
		w.settleIn(s, s.Cond)
		w.put("if !%s { break }", parens(w.expr(s.Cond)))
	}
	w.count()
	w.stmts(s.Body.List)
	w.put("}")
	w.close()
}

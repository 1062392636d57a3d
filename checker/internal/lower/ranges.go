package lower

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"

	"nqueens/checker/internal/box"
)

func (w *writer) rangeStmt(s *ast.RangeStmt, label types.Object) {
	w.put("{")
	defer w.put("}")
	w.settleIn(s, s.X)
	t := w.typeOf(s.X)
	if sig, ok := t.Underlying().(*types.Signature); ok {
		w.rangeFunc(s, label, sig)
		return
	}
	w.loop(func() { w.rangeLoop(s, label, t) })
}

// rangeLoop writes a range that becomes a loop.
func (w *writer) rangeLoop(s *ast.RangeStmt, label types.Object, t types.Type) {
	switch u := t.Underlying().(type) {
	case *types.Basic:
		if u.Info()&types.IsString != 0 {
			w.rangeString(s, label)
		} else {
			w.rangeInt(s, label)
		}
	case *types.Slice, *types.Array, *types.Pointer:
		w.rangeElements(s, label, t)
	case *types.Map:
		w.rangeMap(s, label, u)
	case *types.Chan:
		w.rangeChan(s, label, u)
	default:
		w.fail(s, "a range over "+t.String())
	}
}

// wants reports whether a range stores its key or value.
func wants(e ast.Expr) bool {
	id, ok := e.(*ast.Ident)
	return e != nil && !(ok && id.Name == "_")
}

// turnBody writes a turn: the step, the key and value, and the body.
func (w *writer) turnBody(s *ast.RangeStmt, key, value string, keyType, valueType types.Type) {
	w.count()
	if s.Tok == token.ASSIGN && wants(s.Key) && wants(s.Value) {
		w.storeBoth(s, key, value, keyType, valueType)
		w.stmts(s.Body.List)
		return
	}
	if wants(s.Key) {
		w.store(s.Tok, s.Key, key, keyType)
	}
	if wants(s.Value) {
		w.store(s.Tok, s.Value, value, valueType)
	}
	w.stmts(s.Body.List)
}

// storeBoth stores the key and value of a turn in places, which are found before.
func (w *writer) storeBoth(s *ast.RangeStmt, key, value string, keyType, valueType types.Type) {
	keyPlace, valuePlace := w.place(s.Tok, s.Key), w.place(s.Tok, s.Value)
	put := func(x ast.Expr, place, value string, from types.Type) {
		if place == "" {
			w.store(s.Tok, x, value, from)
			return
		}
		w.set(place, w.convert(value, from, w.typeOf(x)), w.typeOf(x))
	}
	put(s.Key, keyPlace, key, keyType)
	put(s.Value, valuePlace, value, valueType)
}

func (w *writer) rangeInt(s *ast.RangeStmt, label types.Object) {
	t := types.Default(w.typeOf(s.X))
	if wants(s.Key) {
		t = w.typeOf(s.Key)
	}
	n := w.temp(t, w.value(s.X, t))
	i := w.l.fresh("i")
	w.put("var %s %s", i, w.l.typeText(t))
	w.open(label, true)
	w.put("for %s = 0; %s < %s; %s++ {", i, i, n, i)
	w.turnBody(s, i, "", t, nil)
	w.put("}")
	w.close()
}

// rangeElements ranges over a slice, an array or a pointer to one. What is
// ranged over is fixed at the start: a slice's header, an array's elements.
func (w *writer) rangeElements(s *ast.RangeStmt, label types.Object, t types.Type) {
	i := w.l.fresh("i")
	length, elem, x := "", types.Type(nil), ""
	switch u := t.Underlying().(type) {
	case *types.Slice:
		x = w.temp(w.l.bare(t), w.inside(s.X))
		length, elem = w.temp(types.Typ[types.Int], "len("+x+")"), u.Elem()
	case *types.Array:
		if wants(s.Value) {
			x = w.temp(t, w.expr(s.X))
		} else {
			w.callsOnly(s.X)
		}
		length, elem = fmt.Sprint(u.Len()), u.Elem()
	case *types.Pointer:
		a := u.Elem().Underlying().(*types.Array)
		if wants(s.Value) {
			x = "(*" + w.temp(t, w.expr(s.X)) + ")"
		} else {
			w.callsOnly(s.X)
		}
		length, elem = fmt.Sprint(a.Len()), a.Elem()
	}
	w.open(label, true)
	w.put("for %s := 0; %s < %s; %s++ {", i, i, length, i)
	w.turnBody(s, i, x+"["+i+"]", types.Typ[types.Int], w.typ(elem))
	w.put("}")
	w.close()
}

// callsOnly makes the call that gives an array, or a pointer to one, of which no more
// than the length is wanted. Without a call it is not evaluated.
func (w *writer) callsOnly(e ast.Expr) {
	if !w.givesWay(e) {
		return
	}
	if call, ok := ast.Unparen(e).(*ast.CallExpr); !ok || !w.isWay(call) {
		w.fail(e, "a range over an array that a call finds")
	}
	w.put("_ = %s", w.temp(w.typeOf(e), w.expr(e)))
}

func (w *writer) rangeString(s *ast.RangeStmt, label types.Object) {
	x := w.temp(types.Typ[types.String], w.value(s.X, types.Typ[types.String]))
	i := w.l.fresh("i")
	w.put("%s := 0", i)
	w.open(label, true)
	w.put("for %s < len(%s) {", i, x)
	key, r, size := w.l.fresh("t"), w.l.fresh("t"), w.l.fresh("t")
	w.put("%s := %s\n%s, %s := rt.Rune(%s, %s)\n%s += %s", key, i, r, size, x, i, i, size)
	w.turnBody(s, key, r, types.Typ[types.Int], types.Typ[types.Rune])
	w.put("}")
	w.close()
}

func (w *writer) rangeMap(s *ast.RangeStmt, label types.Object, m *types.Map) {
	x := w.temp(w.l.bare(w.typeOf(s.X)), w.inside(s.X))
	k, v := w.l.fresh("t"), w.l.fresh("t")
	w.open(label, true)
	if wants(s.Value) {
		w.put("for %s, %s := range %s {", k, v, x)
	} else {
		w.put("for %s := range %s {", k, x)
	}
	w.turnBody(s, k, v, w.typ(m.Key()), w.typ(m.Elem()))
	w.put("}")
	w.close()
}

func (w *writer) rangeChan(s *ast.RangeStmt, label types.Object, c *types.Chan) {
	x := w.temp(w.l.bare(w.typeOf(s.X)), w.inside(s.X))
	v, ok := w.l.fresh("t"), w.l.fresh("t")
	w.open(label, true)
	w.put("for {\n%s, %s := <-%s\nif !%s { break }", v, ok, x, ok)
	w.turnBody(s, v, "", w.typ(c.Elem()), nil)
	w.put("}")
	w.close()
}

// rangeFunc calls the function with the body as a callback. What the body does
// beyond its own turns is done after the call. Package box panics where the function
// goes on after the body has left the loop, as one does that ignores what yield gives.
func (w *writer) rangeFunc(s *ast.RangeStmt, label types.Object, sig *types.Signature) {
	yield := sig.Params().At(0).Type().Underlying().(*types.Signature)
	f := w.inside(s.X)
	e := &escape{outer: w.escape, code: w.l.fresh("code")}
	w.put("%s := 0", e.code)
	loop := &turn{label: label, loop: true, escape: w.escape, replace: e}
	w.turns = append(w.turns, loop)
	w.escape = e
	early := w.early
	w.early = nil
	callback := w.aside(func() {
		w.put("func(%s) bool {", w.l.paramsText(yield))
		var kt, vt types.Type
		if yield.Params().Len() > 0 {
			kt = w.typ(yield.Params().At(0).Type())
		}
		if yield.Params().Len() > 1 {
			vt = w.typ(yield.Params().At(1).Type())
		}
		w.put("if %s != 0 { rt.RangeOn(%s) }\n%s = %d", e.code, e.code, e.code, box.RangeInside)
		w.turnBody(s, "a0", "a1", kt, vt)
		if !terminates(s.Body.List) {
			w.put("%s = 0\nreturn true", e.code)
		}
		w.out.WriteString("}")
	})
	w.escape, w.early = e.outer, early
	w.close()
	exit := w.l.fresh("exit")
	w.put("%s(%s)\nif %s == %d { rt.RangeOn(%d) }", f, callback, e.code, box.RangeInside, box.RangePanicked)
	w.put("%s := %s\n%s = %d", exit, e.code, e.code, box.RangeOver)
	if len(e.exits) == 0 {
		w.put("_ = %s", exit)
	}
	for i, x := range e.exits {
		w.put("if %s == %d {", exit, i+1)
		w.leave(x)
		w.put("}")
	}
}

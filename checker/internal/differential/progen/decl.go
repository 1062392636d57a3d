package progen

import (
	"fmt"
	"slices"
	"strings"
)

// declareVariables makes the variables of the package. Some need others that
// stand below them.
func (g *gen) declareVariables() {
	g.line("var seed = %d\n", g.number(1, 1000))
	g.line("var word = %q\n", pick(g, []string{"board", "Königin", "x", "方案"}))
	g.declare()
	var lines []string
	for range g.number(3, 6) {
		v := &variable{name: g.fresh("g"), typ: pick(g, g.values)}
		lines = append(lines, fmt.Sprintf("var %s %s = %s\n", v.name, v.typ.spell, g.operand(v.typ, 2)))
		g.globals = append(g.globals, v)
	}
	g.rnd.Shuffle(len(lines), func(i, j int) { lines[i], lines[j] = lines[j], lines[i] })
	g.decls = append(g.decls, lines...)
	g.globals = append(g.globals, &variable{name: "seed", typ: g.intType()}, &variable{name: "word", typ: g.stringType()})
}

// declareFunctions makes functions and methods, each of which may call those
// before it.
func (g *gen) declareFunctions() {
	if g.on(generics) {
		g.higherOrder()
		g.genericFunction()
	}
	for _, t := range g.structs {
		for range g.number(1, 2) {
			f := g.signature("m")
			f.on, f.byPtr = t, g.chance(50)
			f.pure = f.pure || !f.byPtr
			g.writeFunction(f, nil)
		}
		if g.on(stringers) && g.chance(40) {
			g.writeFunction(&fn{name: "String", on: t, gives: []*typ{g.stringType()}, pure: true}, nil)
			g.functions = g.functions[:len(g.functions)-1]
		}
	}
	for _, t := range g.shapes {
		g.implement(t)
	}
	for range g.number(2, 4) {
		g.writeFunction(g.signature("do"), nil)
	}
}

// signature makes a function to be written.
func (g *gen) signature(stem string) *fn {
	f := &fn{name: g.fresh(stem), pure: g.chance(50)}
	for range g.number(0, 3) {
		f.takes = append(f.takes, pick(g, g.values))
	}
	if g.on(pointers) && len(g.structs) > 0 && g.chance(20) {
		f.takes = append(f.takes, g.pointerTo(pick(g, g.structs)))
	}
	for range g.number(0, 2) {
		f.gives = append(f.gives, pick(g, g.values))
	}
	if f.pure && len(f.gives) == 0 {
		f.gives = []*typ{pick(g, g.ints)}
	}
	return f
}

// implement gives a shape its types.
func (g *gen) implement(s *typ) {
	for _, t := range append(slices.Clone(g.structs), g.ints[len(g.ints)-1]) {
		byPtr := t.kind == structure && g.chance(40)
		for _, m := range s.does {
			method := *m
			method.on, method.byPtr = t, byPtr
			g.writeFunction(&method, nil)
		}
		if byPtr {
			t = g.pointerTo(t)
		}
		s.made = append(s.made, t)
	}
}

// writeFunction writes f and makes it known.
func (g *gen) writeFunction(f *fn, typeParams []string) {
	g.frame = &frame{gives: f.gives, pure: f.pure}
	named := g.chance(40) && len(f.gives) > 0
	receiver := ""
	if f.on != nil {
		v := &variable{name: g.fresh("r"), typ: f.on, fixed: f.pure || !f.byPtr, shared: true}
		spell := f.on.spell
		if f.byPtr {
			v.typ, spell = g.pointerTo(f.on), "*"+spell
		}
		receiver = fmt.Sprintf("(%s %s) ", v.name, spell)
		g.push(v)
	}
	var params, results []string
	recursive := !f.pure && f.on == nil && typeParams == nil && g.chance(30)
	if recursive {
		f.takes = append([]*typ{g.intType()}, f.takes...)
	}
	for i, t := range f.takes {
		v := &variable{name: g.fresh("a"), typ: t, shared: true, fixed: recursive && i == 0}
		params = append(params, v.name+" "+t.spell)
		g.push(v)
	}
	given := len(g.frame.vars)
	for _, t := range f.gives {
		v := &variable{name: g.fresh("r"), typ: t, shared: true}
		results = append(results, t.spell)
		if named {
			results[len(results)-1] = v.name + " " + t.spell
			g.push(v)
		}
	}
	head := ""
	if typeParams != nil {
		head = "[" + strings.Join(typeParams, ", ") + "]"
	}
	g.line("func %s%s%s(%s) (%s) {", receiver, f.name, head, strings.Join(params, ", "), strings.Join(results, ", "))
	g.writeBody(f, recursive, g.frame.vars[given:len(g.frame.vars):len(g.frame.vars)])
	g.line("}\n")
	g.frame = nil
	g.declare()
	g.functions = append(g.functions, f)
}

// writeBody writes what stands between the braces. results are the named ones.
func (g *gen) writeBody(f *fn, recursive bool, results []*variable) {
	g.line("if %s() {\n%s\n}", g.tired(), g.returning(results, func(t *typ) string { return t.zero() }))
	if recursive {
		n := g.frame.vars[0].name
		g.line("if %s > 0 && %s < 4 {", n, n)
		args := []string{n + " - 1"}
		for _, t := range f.takes[1:] {
			args = append(args, g.value(t, 1))
		}
		call := f.name + "(" + strings.Join(args, ", ") + ")"
		if len(f.gives) > 0 && g.chance(50) {
			call = "return " + call
		}
		g.line("%s\n}", call)
	}
	if g.on(deferred) && len(results) > 0 && g.chance(50) {
		r := pick(g, results)
		g.line("defer func() {")
		g.within(nil, func() {
			g.line("%s = %s", r.name, g.value(r.typ, 2))
			g.statements(1)
		})
		g.line("}()")
	}
	from := len(g.frame.vars)
	g.statements(g.number(1, 4))
	g.dump(g.frame.vars[from:])
	if len(f.gives) > 0 {
		g.line("%s", g.returning(results, func(t *typ) string { return g.value(t, 2) }))
	}
}

// returning spells a return, bare now and then where the results have names.
func (g *gen) returning(results []*variable, value func(*typ) string) string {
	if len(results) > 0 && g.chance(40) {
		return "return"
	}
	var parts []string
	for _, t := range g.frame.gives {
		parts = append(parts, value(t))
	}
	return "return " + strings.Join(parts, ", ")
}

// higherOrder declares generic functions that take functions.
func (g *gen) higherOrder() {
	g.help("each", `func each[A, B any](xs []A, f func(A) B) (ys []B) {
	for _, x := range xs {
		ys = append(ys, f(x))
	}
	return ys
}`)
	g.help("keep", `func keep[S ~[]E, E any](xs S, ok func(E) bool) S {
	var kept S
	for _, x := range xs {
		if ok(x) {
			kept = append(kept, x)
		}
	}
	return kept
}`)
	g.help("fold", `func fold[E, R any](xs []E, r R, f func(R, E) R) R {
	for _, x := range xs {
		r = f(r, x)
	}
	return r
}`)
	a, b := pick(g, g.values), pick(g, g.values)
	known := func(name string, gives *typ, takes ...*typ) {
		g.functions = append(g.functions, &fn{name: name, takes: takes, gives: []*typ{gives}, pure: true})
	}
	known("each", g.sliceOf(b), g.sliceOf(a), g.funcType(b, a))
	known("keep", g.sliceOf(b), g.sliceOf(b), g.funcType(g.boolType(), b))
	known("fold", a, g.sliceOf(b), a, g.funcType(a, a, b))
	known(fmt.Sprintf("fold[%s, %s]", a.spell, b.spell), b, g.sliceOf(a), b, g.funcType(b, b, a))
	g.values = append(g.values, g.sliceOf(a), g.sliceOf(b))
}

// genericFunction declares a function over integer types, whose body is like
// any other's, and makes two instances of it known.
func (g *gen) genericFunction() {
	g.help("whole", "type whole interface {\n\t~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64\n}")
	t := g.intern(typ{kind: integer, spell: "T", param: true})
	f := &fn{name: g.fresh("generic"), takes: []*typ{t, g.sliceOf(t), pick(g, g.values)}, gives: []*typ{t}, pure: g.chance(60)}
	ints, values := slices.Clone(g.ints), slices.Clone(g.values)
	g.ints, g.values = append(g.ints, t), append(g.values, t, t, g.sliceOf(t))
	g.writeFunction(f, []string{"T whole"})
	g.ints, g.values = ints, values
	g.functions = g.functions[:len(g.functions)-1]
	for range 2 {
		is := pick(g, g.ints)
		instance := &fn{name: f.name, takes: []*typ{is, g.sliceOf(is), f.takes[2]}, gives: []*typ{is}, pure: f.pure}
		if g.chance(50) {
			instance.name += "[" + is.spell + "]"
		}
		g.functions = append(g.functions, instance)
	}
}

// declareMain writes main, which gives out fuel as it goes.
func (g *gen) declareMain() {
	g.frame = &frame{}
	g.line("func main() {")
	tired := g.tired()
	ending := g.number(0, 9)
	if g.on(deferred) && ending < 3 {
		g.line("defer fmt.Println(\"main ends\", %s)", g.value(pick(g, g.values), 1))
	}
	for range g.number(5, 10) {
		g.line("fuel = 60")
		g.statement()
		g.effect()
	}
	g.line("_ = %s()", tired)
	g.dump(g.frame.vars)
	var shown []*variable
	for _, v := range g.globals {
		if v.typ.printable() {
			shown = append(shown, v)
		}
	}
	g.show(shown)
	switch {
	case ending == 0 && g.on(panics):
		g.line("panic(%s)", g.panicValue())
	case ending == 1:
		g.line("os.Exit(%d)", g.number(0, 3))
	}
	g.line("}")
	g.frame = nil
	g.declare()
}

package progen

import (
	"fmt"
)

func (g *gen) ifStatement() {
	from := len(g.frame.vars)
	if g.chance(30) {
		v := g.newVariable(pick(g, g.values))
		g.line("if %s := (%s); %s {", v.name, g.value(v.typ, 2), g.using(v))
		g.push(v)
	} else {
		g.line("if %s {", g.dyn(g.boolType(), 3))
	}
	g.scope(func() { g.statements(g.number(1, 3)) })
	if g.chance(30) {
		g.line("} else if %s {", g.dyn(g.boolType(), 2))
		g.scope(func() { g.statements(g.number(1, 2)) })
	}
	if g.chance(50) {
		g.line("} else {")
		g.scope(func() { g.statements(g.number(1, 3)) })
	}
	g.line("}")
	g.frame.vars = g.frame.vars[:from]
}

// using spells a condition that uses v.
func (g *gen) using(v *variable) string {
	switch {
	case v.typ.kind == boolean:
		return v.name
	case v.typ.basic():
		return fmt.Sprintf("%s %s %s", v.name, pick(g, []string{"<", "!=", "=="}), g.literal(v.typ))
	case v.typ.kind == slice || v.typ.kind == mapping || v.typ.kind == array:
		return fmt.Sprintf("len(%s) > %d", v.name, g.number(0, 3))
	}
	return fmt.Sprintf("%s(fmt.Sprint(%s)) != %s", g.clip(), v.name, g.leaf(g.stringType()))
}

// loop writes one of the kinds of loops.
func (g *gen) loop() {
	from := len(g.frame.vars)
	fixed := func(t *typ) *variable {
		return g.push(&variable{name: g.fresh("i"), typ: t, fixed: true, shared: true})
	}
	label := ""
	if g.on(labels) && g.chance(40) {
		label = g.fresh("loop")
	}
	head := func(format string, args ...any) {
		if label != "" {
			g.line("%s:", label)
		}
		g.line(format+" {", args...)
	}
	choose(g, []option[struct{}]{
		run(4, func() {
			i := fixed(pick(g, g.ints))
			step := pick(g, []string{"++", " += 2"})
			head("for %s := %s(0); %s < %d; %s%s", i.name, i.typ.spell, i.name, g.number(2, 4), i.name, step)
		}),
		run(2, func() {
			i := fixed(g.intType())
			g.line("%s := %d", i.name, g.number(1, 4))
			head("for %s > 0", i.name)
			g.line("%s--", i.name)
		}),
		run(when(g.on(rangeInt), 2), func() {
			t := pick(g, g.ints)
			if t.param {
				t = g.intType()
			}
			x := fmt.Sprintf("%s(%d)", t.spell, g.number(1, 4))
			if g.chance(30) {
				x = "(" + g.dyn(t, 1) + " & 3)"
			}
			head("for %s := range %s", fixed(t).name, x)
		}),
		run(when(g.on(rangeInt), 1), func() { head("for range %d", g.number(1, 3)) }),
		run(4, func() {
			t := pick(g, g.values)
			for t.kind != array && t.kind != slice {
				t = g.sliceOf(pick(g, g.ints))
			}
			x := "(" + g.dyn(t, 1) + ")"
			if places := g.places(t, false); len(places) > 0 {
				x = pick(g, places).spell()
			}
			i := g.fresh("i")
			head("for %s, %s := range %s", i, fixed(t.elem).name, x)
			g.push(&variable{name: i, typ: g.intType(), fixed: true})
		}),
		run(1, func() {
			x, i := g.dyn(g.stringType(), 1), g.fresh("i")
			head("for %s, %s := range %s", i, fixed(g.intern(integers[3])).name, x)
			g.push(&variable{name: i, typ: g.intType(), fixed: true})
		}),
		run(when(g.on(iterators), 2), func() {
			head("for %s := range %s(%d)", fixed(g.intType()).name, g.iterator(), g.number(1, 4))
		}),
	})
	g.line("if %s() {\nbreak\n}", g.tired())
	g.frame.loops++
	if label != "" {
		g.frame.labels = append(g.frame.labels, label)
	}
	inside := append([]*variable(nil), g.frame.vars[from:]...)
	g.scope(func() {
		g.statements(g.number(1, 3))
		if label != "" {
			g.line("if %s {\n%s %s\n}", g.dyn(g.boolType(), 1), pick(g, []string{"break", "continue"}), label)
		}
	})
	for _, v := range inside {
		g.line("_ = %s", v.name)
	}
	if label != "" {
		g.frame.labels = g.frame.labels[:len(g.frame.labels)-1]
	}
	g.frame.loops--
	g.line("}")
	g.frame.vars = g.frame.vars[:from]
}

// jump leaves a loop or goes on with its next turn, sometimes.
func (g *gen) jump() {
	word := pick(g, []string{"continue", "break"})
	if len(g.frame.labels) > 0 && g.chance(50) {
		word += " " + pick(g, g.frame.labels)
	}
	g.line("if %s {\n%s\n}", g.dyn(g.boolType(), 2), word)
}

func (g *gen) iterator() string {
	return g.help("upTo", `func upTo(n int) func(func(int) bool) {
	return func(yield func(int) bool) {
		for i := 0; i < n; i++ {
			if !yield(i * i) {
				return
			}
		}
	}
}`)
}

func (g *gen) switchStatement() {
	t := pick(g, append([]*typ{g.stringType()}, g.ints...))
	tag := g.chance(60)
	if tag {
		g.line("switch (%s) {", g.dyn(t, 2))
	} else {
		g.line("switch {")
	}
	clauses, byDefault := g.number(2, 3), -1
	if g.chance(60) {
		byDefault = clauses // the last, unless
		if g.on(strange) && g.chance(50) {
			byDefault = g.number(0, clauses)
		}
		clauses++
	}
	for i := range clauses {
		switch {
		case i == byDefault:
			g.line("default:")
		case tag:
			g.line("case %s:", g.caseOf(t, i))
		default:
			g.line("case %s:", g.dyn(g.boolType(), 2))
		}
		g.scope(func() { g.statements(g.number(1, 2)) })
		if g.on(strange) && i < clauses-1 && g.chance(20) {
			g.line("fallthrough")
		}
	}
	g.line("}")
}

// caseOf spells constants that no other case has.
func (g *gen) caseOf(t *typ, i int) string {
	if t.kind == text {
		return fmt.Sprintf("%q, %q", fmt.Sprint(i), []string{"a", "queen", "<0>", "b"}[i])
	}
	return fmt.Sprintf("%d, %d", 2*i, 2*i+1)
}

func (g *gen) typeSwitch() {
	v := g.fresh("v")
	g.line("switch %s := %s.(type) {", v, g.dyn(g.anyType(), 1))
	used := map[*typ]bool{}
	for range g.number(1, 3) {
		if t := g.anyContent(); !used[t] && !t.param {
			used[t] = true
			g.line("case %s:", t.spell)
			g.scope(func() {
				g.push(&variable{name: v, typ: t})
				g.statements(1)
			})
		}
	}
	g.line("default:")
	g.line("_ = %s\n}", v)
}

// tired is the function that draws on the fuel.
func (g *gen) tired() string {
	return g.help("tired", `var fuel = 60

func tired() bool {
	fuel--
	return fuel < 0
}`)
}

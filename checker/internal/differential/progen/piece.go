package progen

import (
	"fmt"
	"strings"
)

// A piece is a group of statements that shows one part of the language at
// work, with random parts.
func (g *gen) piece() {
	choose(g, []option[struct{}]{
		run(1, func() { g.line("{"); g.scope(func() { g.statements(g.number(1, 3)) }); g.line("}") }),
		run(when(g.on(closures), 3), g.closureWithState),
		run(when(g.on(closures), 2), g.closuresOfLoop),
		run(when(g.on(panics), 4), g.recovered),
		run(when(g.on(panics), 2), g.recoveredValue),
		run(when(g.on(deferred), 3), g.deferredLoop),
		run(when(g.on(strange), 1), g.backward),
		run(when(g.on(mapped), 2), g.mapSum),
		run(when(g.on(generics), 2), g.genericStack),
		run(when(g.on(pointers), 2), g.linkedList),
		run(when(len(g.structs) > 0, 2), g.copied),
		run(2, g.methodValue),
		run(1, g.variadic),
		run(1, g.channel),
		run(when(g.on(library), 12), g.libraryPiece),
	})
}

// within writes the body of a function literal.
func (g *gen) within(gives []*typ, write func()) {
	g.frame = &frame{outer: g.frame, depth: g.frame.depth + 1, gives: gives}
	write()
	g.dump(g.frame.vars)
	g.frame = g.frame.outer
}

// closureWithState defines a function that changes what is around it, and
// calls it between other statements.
func (g *gen) closureWithState() {
	f, t, r := g.fresh("f"), pick(g, g.values), pick(g, g.values)
	p := &variable{name: g.fresh("p"), typ: t, shared: true}
	g.line("%s := func(%s %s) %s {", f, p.name, t.spell, r.spell)
	g.within([]*typ{r}, func() {
		g.push(p)
		g.statements(g.number(1, 3))
	})
	g.line("return %s\n}", g.value(r, 1))
	for range g.number(1, 3) {
		v := g.newVariable(r)
		g.line("%s := %s(%s)", v.name, f, g.value(t, 1))
		g.push(v)
		if g.chance(50) {
			g.statement()
		}
	}
}

// closuresOfLoop keeps functions that hold the variables of their turn.
func (g *gen) closuresOfLoop() {
	fs, i, x, f := g.fresh("fs"), g.fresh("i"), g.fresh("x"), g.fresh("f")
	t := pick(g, g.ints)
	g.line("var %s []func() %s", fs, t.spell)
	head := fmt.Sprintf("for %s := %s(0); %s < 3; %s++", i, t.spell, i, i)
	if g.on(rangeInt) && !t.param && g.chance(40) {
		head = fmt.Sprintf("for %s := range %s(3)", i, t.spell)
	}
	g.line("%s {", head)
	g.line("%s := %s", x, g.dyn(t, 1))
	g.line("%s = append(%s, func() %s { %s %s %s; %s++; return %s + %s })", fs, fs, t.spell,
		i, pick(g, []string{"+=", "^="}), g.operand(t, 1), x, i, x)
	g.line("}\nfor _, %s := range %s {", f, fs)
	g.line("fmt.Println(%q, %s(), %s())\n}", g.fresh("fs"), f, f)
}

// recovered runs statements that end in a panic, and shows what it was.
func (g *gen) recovered() {
	g.line("func() {")
	g.within(nil, func() {
		e := g.fresh("e")
		g.line("defer func() {\n%s := recover()", e)
		choose(g, []option[struct{}]{
			run(2, func() { g.line("fmt.Println(%q, %s)", g.fresh("caught"), e) }),
			run(1, func() { g.line("fmt.Printf(\"%%T %%v\\n\", %s, %s)", e, e) }),
			run(1, func() {
				g.line("if err, ok := %s.(error); ok {\nfmt.Println(%q, err.Error())\n}", e, g.fresh("error"))
			}),
		})
		g.line("}()")
		g.statements(g.number(0, 2))
		if g.on(deferred) && g.chance(30) {
			g.line("defer fmt.Println(%q, %s)", g.fresh("deferred"), g.value(pick(g, g.values), 1))
		}
		g.statements(g.number(0, 1))
		g.trouble()
	})
	g.line("}()")
}

// trouble writes a statement that panics, always or sometimes.
func (g *gen) trouble() {
	zero, big := g.fresh("zero"), g.fresh("big")
	n := g.someInt()
	choose(g, []option[struct{}]{
		run(2, func() { g.line("if %s {\npanic(%s)\n}", g.dyn(g.boolType(), 1), g.value(g.anyContent(), 1)) }),
		run(2, func() { g.line("panic(%s)", g.panicValue()) }),
		run(1, func() { g.line("%s := %s - %s\n_ = %d / %s", zero, n, n, g.number(1, 9), zero) }),
		run(1, func() {
			g.line("%s := %d + int(uint8(%s)%%4)\n_ = []int{1, 2}[%s]", big, g.number(1, 3), n, big)
		}),
		run(1, func() { g.line("%s := [3]int{}\n%s[int(uint8(%s))]++", big, big, n) }),
		run(1, func() {
			g.line("%s, %s := %s(0), \"word\"", zero, big, g.intType().spell)
			g.line("_ = %s[%s+5:]", big, zero)
		}),
		run(1, func() { g.line("var %s map[string]int\n%s[\"a\"] = %s", zero, zero, n) }),
		run(1, func() { g.line("var %s *struct{ n int }\n%s.n = %s", zero, zero, n) }),
		run(1, func() {
			g.line("var %s any = %s", zero, g.value(g.anyContent(), 1))
			g.line("_ = %s.(%s)", zero, g.anyContent().spell)
		}),
		run(1, func() { g.line("%s := -1 - int(uint8(%s))\n_ = make([]int, %s)", zero, n, zero) }),
		run(1, func() { g.line("var %s func(int) int\n_ = %s(%s)", zero, zero, n) }),
		run(1, func() {
			g.line("%s := make(chan int)\nclose(%s)\nclose(%s)", zero, zero, zero)
		}),
	})
}

// panicValue spells a value that fmt and the runtime show without an address.
func (g *gen) panicValue() string {
	g.help("trouble", `type trouble struct{ code int }

func (t trouble) Error() string { return fmt.Sprint("trouble ", t.code) }`)
	return choose(g, []option[string]{
		{1, func() string { return g.literal(g.stringType()) }},
		{1, func() string { return g.value(g.intType(), 1) }},
		{2, func() string { return "trouble{" + g.value(g.intType(), 1) + "}" }},
		{1, func() string { return "errors.New(" + g.value(g.stringType(), 1) + ")" }},
		{1, func() string { return "fmt.Errorf(\"wrapped: %w\", trouble{" + g.value(g.intType(), 0) + "})" }},
	})
}

// recoveredValue calls a function whose result a deferred call sets.
func (g *gen) recoveredValue() {
	t := pick(g, g.values)
	v, r := g.newVariable(t), &variable{name: g.fresh("r"), typ: t, shared: true}
	g.line("%s := func() (%s %s) {", v.name, r.name, t.spell)
	g.within([]*typ{t}, func() {
		g.push(r)
		g.line("defer func() {\nif e := recover(); e != nil {")
		g.line("%s = %s\n}\n}()", r.name, g.value(t, 1))
		g.statements(g.number(1, 2))
		g.trouble()
	})
	g.line("return\n}()")
	g.push(v)
}

// deferredLoop defers calls in a loop; their arguments are those of the turn.
func (g *gen) deferredLoop() {
	i := &variable{name: g.fresh("i"), typ: g.intType(), fixed: true}
	g.line("func() {")
	g.within(nil, func() {
		g.line("for %s := 0; %s < %d; %s++ {", i.name, i.name, g.number(1, 3), i.name)
		g.frame.loops++
		g.scope(func() {
			g.push(i)
			g.statements(1)
			label := g.fresh("deferred")
			if g.chance(50) {
				g.line("defer fmt.Println(%q, %s, %s)", label, i.name, g.value(pick(g, g.values), 1))
			} else {
				g.line("defer func(x int) { fmt.Println(%q, x, %s, %s) }(%s)", label, i.name, g.leaf(pick(g, g.values)), g.value(g.intType(), 1))
			}
		})
		g.frame.loops--
		g.line("}")
		g.statements(1)
	})
	g.line("}()")
}

// backward is a loop made of goto.
func (g *gen) backward() {
	i, again := g.fresh("i"), g.fresh("again")
	g.line("%s := 0\n%s:\n{", i, again)
	g.scope(func() {
		g.push(&variable{name: i, typ: g.intType(), fixed: true})
		g.statements(1)
	})
	g.line("}\nif %s++; %s < %d && !%s() {\ngoto %s\n}", i, i, g.number(1, 3), g.tired(), again)
}

// mapSum goes over a map in a way that does not show its order.
func (g *gen) mapSum() {
	key, elem := pick(g, g.ints), pick(g, g.ints)
	m, sum, k, v := g.fresh("m"), &variable{name: g.fresh("sum"), typ: g.intType()}, g.fresh("k"), g.fresh("v")
	var parts []string
	for i := range g.number(1, 4) {
		parts = append(parts, fmt.Sprintf("%d: %s", i*3, g.value(elem, 1)))
	}
	g.line("%s := map[%s]%s{%s}", m, key.spell, elem.spell, strings.Join(parts, ", "))
	g.line("%s[%s] += %s", m, g.value(key, 1), g.operand(elem, 1))
	g.line("delete(%s, %s)", m, g.value(key, 0))
	g.line("%s := len(%s)\nfor %s, %s := range %s {", sum.name, m, k, v, m)
	g.line("%s += int(%s)*3 ^ int(%s)\n}", sum.name, k, v)
	g.push(sum)
}

// genericStack uses a generic type with methods.
func (g *gen) genericStack() {
	g.help("stack", `type stack[T any] struct{ items []T }

func (s *stack[T]) push(x T) *stack[T] {
	s.items = append(s.items, x)
	return s
}

func (s *stack[T]) pop() (x T, ok bool) {
	if len(s.items) == 0 {
		return
	}
	x = s.items[len(s.items)-1]
	s.items = s.items[:len(s.items)-1]
	return x, true
}

func (s stack[T]) each(f func(int, T)) {
	for i, x := range s.items {
		f(i, x)
	}
}`)
	t := pick(g, g.values)
	s, i := g.fresh("s"), g.fresh("i")
	v, ok := &variable{name: g.fresh("v"), typ: t, shared: true}, g.newVariable(g.boolType())
	g.line("%s := &stack[%s]{}", s, t.spell)
	g.line("%s.push(%s).push(%s)", s, g.value(t, 1), g.value(t, 1))
	g.line("%s.each(func(%s int, x %s) { fmt.Println(%q, %s, x) })", s, i, t.spell, g.fresh("each"), i)
	g.line("%s, %s := %s.pop()", v.name, ok.name, s)
	g.push(v)
	g.push(ok)
}

// linkedList builds a list from pointers and goes over it.
func (g *gen) linkedList() {
	g.help("link", "type link struct {\n\tv    int\n\tnext *link\n}")
	head, n := g.fresh("head"), g.fresh("n")
	sum := &variable{name: g.fresh("sum"), typ: g.intType()}
	g.line("var %s *link", head)
	for range g.number(1, 3) {
		g.line("%s = &link{%s, %s}", head, g.value(g.intType(), 1), head)
	}
	if g.chance(50) {
		g.line("if %s.next != nil {\n%s, %s.next, %s.next.next = %s.next, %s.next.next, %s\n}", head, head, head, head, head, head, head)
	}
	g.line("%s := 0\nfor %s := %s; %s != nil; %s = %s.next {", sum.name, n, head, n, n, n)
	g.line("%s = %s*3 + %s.v\n}", sum.name, sum.name, n)
	g.push(sum)
}

// copied changes a copy of a structure and leaves the first as it was.
func (g *gen) copied() {
	t := pick(g, g.structs)
	a, b := g.newVariable(t), g.newVariable(t)
	f := pick(g, t.fields)
	g.line("%s := %s\n%s := %s", a.name, g.value(t, 1), b.name, a.name)
	g.line("%s.%s = %s", b.name, f.name, g.operand(f.typ, 1))
	if t.comparable() {
		g.line("fmt.Println(%q, %s == %s, %s != %s)", g.fresh("same"), a.name, b.name, b.name, a.name)
	}
	g.push(a)
	g.push(b)
}

// methodValue binds a receiver, changes the variable, and calls.
func (g *gen) methodValue() {
	var can []*fn
	for _, f := range g.functions {
		if f.on != nil && g.receiver(f) != "" && len(f.gives) == 1 && (f.pure || !g.pure()) {
			can = append(can, f)
		}
	}
	if len(can) == 0 {
		g.declaration()
		return
	}
	m := pick(g, can)
	f, v := g.fresh("f"), g.newVariable(m.gives[0])
	g.line("%s := %s.%s", f, g.receiver(m), m.name)
	g.statements(1)
	var args []string
	for _, t := range m.takes {
		args = append(args, g.value(t, 1))
	}
	g.line("%s := %s(%s)", v.name, f, strings.Join(args, ", "))
	g.push(v)
}

func (g *gen) variadic() {
	total := g.help("total", `func total(start int, xs ...int) (sum int) {
	sum = start
	for i, x := range xs {
		sum += x * (i + 1)
	}
	return
}`)
	v := g.newVariable(g.intType())
	args := []string{g.value(g.intType(), 1)}
	for range g.number(0, 3) {
		args = append(args, g.value(g.intType(), 1))
	}
	if g.chance(30) {
		args = []string{args[0], g.dyn(g.sliceOf(g.intType()), 0) + "..."}
	}
	g.line("%s := %s(%s)", v.name, total, strings.Join(args, ", "))
	g.push(v)
}

// channel sends values to itself through a buffer.
func (g *gen) channel() {
	t := pick(g, g.values)
	c, x := g.fresh("c"), g.fresh("x")
	v, ok := &variable{name: g.fresh("v"), typ: t, shared: true}, g.newVariable(g.boolType())
	g.line("%s := make(chan %s, 3)", c, t.spell)
	for range g.number(1, 3) {
		g.line("%s <- %s", c, g.value(t, 1))
	}
	g.line("%s, %s := <-%s\nclose(%s)", v.name, ok.name, c, c)
	g.line("for %s := range %s {\nfmt.Println(%q, %s, len(%s))\n}", x, c, g.fresh("got"), x, c)
	g.push(v)
	g.push(ok)
}

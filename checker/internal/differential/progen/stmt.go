package progen

import (
	"fmt"
	"strings"
)

// maxDepth is how deep blocks are nested.
const maxDepth = 2

// statements writes n statements.
func (g *gen) statements(n int) {
	for range n {
		g.statement()
	}
}

func (g *gen) statement() {
	f := g.frame
	nested := f.depth < maxDepth
	choose(g, []option[struct{}]{
		run(6, g.declaration),
		run(5, g.assignment),
		run(3, g.severalAssigned),
		run(4, g.operation),
		run(3, g.appending),
		run(3, g.printing),
		run(when(!g.pure(), 4), g.effect),
		run(when(nested, 3), g.ifStatement),
		run(when(nested, 4), g.loop),
		run(when(nested, 2), g.switchStatement),
		run(when(nested && g.on(interfaces), 2), g.typeSwitch),
		run(when(f.loops > 0, 2), g.jump),
		run(when(g.on(interfaces), 2), g.shapeVariable),
		run(when(g.on(pointers), 2), g.pointerVariable),
		run(when(g.on(closures), 2), g.functionVariable),
		run(when(g.on(mapped), 1), g.commaOk),
		run(when(nested, 3), g.piece),
	})
}

func run(weight int, f func()) option[struct{}] {
	return option[struct{}]{weight, func() struct{} { f(); return struct{}{} }}
}

// newVariable puts a variable of type t into scope once its statement stands.
func (g *gen) newVariable(t *typ) *variable {
	return &variable{name: g.fresh("v"), typ: t, grows: t.kind == slice}
}

func (g *gen) declaration() {
	t := pick(g, g.values)
	v := g.newVariable(t)
	switch g.number(0, 5) {
	case 0:
		g.line("var %s %s", v.name, t.spell)
	case 1:
		g.line("var %s %s = %s", v.name, t.spell, g.operand(t, 2))
	case 2:
		// Several at once.
		other := g.newVariable(pick(g, g.values))
		g.line("%s, %s := %s, %s", v.name, other.name, g.value(t, 2), g.value(other.typ, 2))
		g.push(other)
	default:
		g.line("%s := %s", v.name, g.value(t, 3))
	}
	g.push(v)
}

// writable picks something of type t to assign to. The condition is "" or must
// be tested around the assignment.
func (g *gen) writable(t *typ) (spelled, condition string, ok bool) {
	places := g.places(t, true)
	if len(places) == 0 {
		return "", "", false
	}
	p := pick(g, places)
	if p.guard != nil {
		condition = p.guard()
	}
	return p.spell(), condition, true
}

// guarded writes a statement under conditions that may be "".
func (g *gen) guarded(statement string, conditions ...string) {
	var real []string
	for _, c := range conditions {
		if c != "" {
			real = append(real, c)
		}
	}
	if len(real) == 0 {
		g.line("%s", statement)
		return
	}
	g.line("if %s {\n%s\n}", strings.Join(real, " && "), statement)
}

func (g *gen) assignment() {
	t := pick(g, g.values)
	left, condition, ok := g.writable(t)
	if !ok {
		g.declaration()
		return
	}
	g.guarded(left+" = "+g.operand(t, 3), condition)
}

func (g *gen) severalAssigned() {
	t, u := pick(g, g.values), pick(g, g.values)
	if g.chance(50) && t.kind != slice {
		u = t
	}
	a, first, okA := g.writable(t)
	b, second, okB := g.writable(u)
	if !okA || !okB {
		g.declaration()
		return
	}
	x, y := g.operand(t, 2), g.operand(u, 2)
	if t == u && t.kind != slice && g.chance(60) {
		x, y = b, a
	}
	g.guarded(fmt.Sprintf("%s, %s = %s, %s", a, b, x, y), first, second)
}

func (g *gen) operation() {
	t := pick(g, append([]*typ{g.stringType()}, g.ints...))
	left, condition, ok := g.writable(t)
	switch {
	case !ok:
		g.declaration()
	case t.kind == text:
		g.guarded(fmt.Sprintf("%s = %s(%s + %s)", left, g.clip(), left, g.operand(t, 2)), condition)
	default:
		g.guarded(left+choose(g, []option[string]{
			{3, func() string { return pick(g, []string{"++", "--"}) }},
			{4, func() string {
				return pick(g, []string{" += ", " -= ", " *= ", " &= ", " |= ", " ^= ", " &^= "}) + g.operand(t, 2)
			}},
			{1, func() string { return pick(g, []string{" /= ", " %= "}) + "(" + g.dyn(t, 1) + " | 1)" }},
			{1, func() string { return pick(g, []string{" <<= ", " >>= "}) + "(" + g.dyn(g.countType(), 1) + " & 15)" }},
		}), condition)
	}
}

// appending changes a slice that has no other name.
func (g *gen) appending() {
	var mine []*variable
	for _, v := range g.visible(true) {
		if v.grows {
			mine = append(mine, v)
		}
	}
	if len(mine) == 0 {
		g.declaration()
		return
	}
	v := pick(g, mine)
	s, elem := v.name, v.typ.elem
	choose(g, []option[struct{}]{
		run(5, func() {
			g.line("%s = append(%s, %s)", s, s, g.value(elem, 2))
			g.line("if len(%s) > 8 {\n%s = %s[len(%s)-%d:]\n}", s, s, s, s, g.number(1, 7))
		}),
		run(1, func() { g.line("%s = %s[:len(%s)/2]", s, s, s) }),
		run(2, func() {
			i := g.fresh("i")
			g.line("if %s := int(uint8(%s)); %s < len(%s) {\n%s = append(%s[:%s], %s[%s+1:]...)\n}", i, g.leaf(g.intType()), i, s, s, s, i, s, i)
		}),
		run(1, func() { g.line("if len(%s) > 1 {\ncopy(%s[1:], %s)\n}", s, s, s) }),
		run(when(g.on(strange), 1), func() { g.line("clear(%s)", s) }),
	})
}

func (g *gen) printing() {
	t := pick(g, g.values)
	if g.chance(40) {
		g.line("fmt.Println(%q, %s)", g.fresh("print"), g.value(t, 3))
		return
	}
	verb := pick(g, []string{"%v", "%+v", "%T", "%d", "%5v|", "%-6v|", "%x", "%q", "%s", "%#v", "%t"})
	g.line("fmt.Printf(\"%s %s\\n\", %s)", g.fresh("print"), verb, g.value(t, 3))
}

// show prints variables with their names.
func (g *gen) show(vars []*variable) {
	label, args := g.fresh("at"), []string{}
	for _, v := range vars {
		name := v.name
		if v.typ.kind == pointer {
			name = "*" + name
		}
		args = append(args, name)
	}
	if g.chance(70) {
		g.line("fmt.Println(%q, %s)", label, strings.Join(args, ", "))
		return
	}
	verbs := strings.TrimSuffix(strings.Repeat("%+v, ", len(args)), ", ")
	g.line("fmt.Printf(\"%s %s\\n\", %s)", label, verbs, strings.Join(args, ", "))
}

// effect calls a function with side effects.
func (g *gen) effect() {
	var can []*fn
	for _, f := range g.functions {
		if !f.pure && (f.on == nil || g.receiver(f) != "") {
			can = append(can, f)
		}
	}
	if len(can) == 0 {
		g.printing()
		return
	}
	f := pick(g, can)
	call := g.call(f, 2)
	if len(f.gives) == 0 {
		if g.on(deferred) && g.frame.loops == 0 && g.chance(15) {
			call = "defer " + call
		}
		g.line("%s", call)
		return
	}
	var names []string
	var made []*variable
	for _, t := range f.gives {
		v := g.newVariable(t)
		names, made = append(names, v.name), append(made, v)
	}
	g.line("%s := %s", strings.Join(names, ", "), call)
	g.frame.vars = append(g.frame.vars, made...)
}

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

// tired is the function that draws on the fuel.
func (g *gen) tired() string {
	return g.help("tired", `var fuel = 60

func tired() bool {
	fuel--
	return fuel < 0
}`)
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
	cases := g.number(2, 3)
	for i := range cases {
		if tag {
			g.line("case %s:", g.caseOf(t, i))
		} else {
			g.line("case %s:", g.dyn(g.boolType(), 2))
		}
		g.scope(func() { g.statements(g.number(1, 2)) })
		if g.on(strange) && i < cases-1 && g.chance(20) {
			g.line("fallthrough")
		}
	}
	if g.chance(60) {
		g.line("default:")
		g.scope(func() { g.statements(1) })
	}
	g.line("}")
}

// caseOf spells constants that no other case has.
func (g *gen) caseOf(t *typ, i int) string {
	if t.kind == text {
		return fmt.Sprintf("%q, %q", fmt.Sprint(i), []string{"a", "queen", "<0>"}[i])
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

func (g *gen) shapeVariable() {
	t := pick(g, g.shapes)
	if len(t.made) == 0 {
		g.declaration()
		return
	}
	v := &variable{name: g.fresh("v"), typ: t}
	g.line("var %s %s = %s", v.name, v.typ.spell, g.value(pick(g, v.typ.made), 1))
	g.push(v)
}

// pointerVariable gives a variable a second name.
func (g *gen) pointerVariable() {
	var can []*variable
	for _, v := range g.visible(true) {
		if !v.constant && !v.fixed && !v.shared && v.typ.kind != pointer && v.typ.printable() && v.typ.kind != shape {
			can = append(can, v)
		}
	}
	if len(can) == 0 {
		g.declaration()
		return
	}
	x := pick(g, can)
	p := &variable{name: g.fresh("p"), typ: g.pointerTo(x.typ)}
	g.line("%s := &%s", p.name, x.name)
	g.push(p)
}

func (g *gen) functionVariable() {
	t := g.funcType(pick(g, g.values), pick(g, g.values))
	f := &variable{name: g.fresh("f"), typ: t}
	g.line("%s := %s", f.name, g.value(t, 2))
	g.push(f)
}

// commaOk looks a key up.
func (g *gen) commaOk() {
	var maps []*typ
	for _, t := range g.values {
		if t.kind == mapping {
			maps = append(maps, t)
		}
	}
	if len(maps) == 0 {
		g.declaration()
		return
	}
	t := pick(g, maps)
	v, ok := &variable{name: g.fresh("v"), typ: t.elem, shared: true}, g.newVariable(g.boolType())
	g.line("%s, %s := (%s)[%s]", v.name, ok.name, g.leaf(t), g.value(t.key, 1))
	g.push(v)
	g.push(ok)
}

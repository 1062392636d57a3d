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

package progen

import (
	"fmt"
	"slices"
	"strings"
)

// Expressions have no side effects and cannot panic, so that the order in
// which their parts are evaluated does not show, but for calls that change something.

// value spells an expression of type t that stands by itself, constant or not.
func (g *gen) value(t *typ, depth int) string {
	if t.basic() && g.chance(25) {
		if t.kind == integer {
			return g.typed(t, g.literal(t))
		}
		return g.literal(t)
	}
	return g.dyn(t, depth)
}

// operand is a value next to another operand of type t, so that a literal need
// not say its type.
func (g *gen) operand(t *typ, depth int) string {
	if t.basic() && g.chance(35) {
		return g.literal(t)
	}
	return g.dyn(t, depth)
}

// typed spells a constant of type t.
func (g *gen) typed(t *typ, literal string) string {
	if t.spell == "int" && literal[0] != '\'' && g.chance(70) {
		return literal
	}
	return t.spell + "(" + literal + ")"
}

// literal spells an untyped constant that fits t.
func (g *gen) literal(t *typ) string {
	switch t.kind {
	case boolean:
		return pick(g, []string{"true", "false"})
	case text:
		return pick(g, []string{`""`, `"a"`, `"queen"`, `"é日"`, `"x y\n"`, "`raw\\t`", `"%d"`, `"0"`})
	}
	if !t.param && g.chance(20) {
		return pick(g, []string{t.low, t.high})
	}
	if t.signed && g.chance(20) {
		return fmt.Sprint(-g.number(1, 100))
	}
	return pick(g, []string{"0", "1", "2", "3", "7", "0x1f", "0b101", "'A'", fmt.Sprint(g.number(0, 100))})
}

// maxNested is how many indices and parts may stand within each other.
const maxNested = 3

// leaf spells a short expression of type t that is not constant.
func (g *gen) leaf(t *typ) string {
	g.nested++
	defer func() { g.nested-- }()
	if g.nested > maxNested {
		return g.plain(t)
	}
	if g.pure() && (t.kind == mapping || t.kind == pointer) {
		// A second name for what may be someone else's.
		return g.construct(t, 0)
	}
	places := slices.DeleteFunc(g.places(t, false), func(p place) bool { return p.constant })
	if len(places) == 0 || g.chance(10) {
		return g.construct(t, 0)
	}
	spelled := pick(g, places).spell()
	if t.kind == slice {
		return fmt.Sprintf("append(%s(nil), %s...)", t.spell, spelled)
	}
	return spelled
}

// dyn spells an expression of type t that is not constant.
func (g *gen) dyn(t *typ, depth int) string {
	if depth <= 0 {
		return g.leaf(t)
	}
	calls := g.callable(t)
	return choose(g, []option[string]{
		{2, func() string { return g.leaf(t) }},
		{1, func() string { return g.construct(t, depth-1) }},
		{when(len(calls) > 0, 3), func() string { return g.call(pick(g, calls), depth-1) }},
		{when(t.kind == integer, 6), func() string { return g.arithmetic(t, depth-1) }},
		{when(t.kind == boolean, 5), func() string { return g.condition(depth - 1) }},
		{when(t.kind == text, 5), func() string { return g.words(depth - 1) }},
	})
}

// construct builds a value of type t from nothing in particular.
func (g *gen) construct(t *typ, depth int) string {
	part := func(t *typ) string { return g.value(t, depth) }
	switch t.kind {
	case integer:
		return t.spell + "(" + g.someInt() + ")"
	case boolean:
		return fmt.Sprintf("(%s > %d)", g.someInt(), g.number(0, 20))
	case text:
		return "word"
	case array:
		var parts []string
		for i := range t.size {
			if g.chance(70) {
				parts = append(parts, fmt.Sprintf("%d: %s", i, part(t.elem)))
			}
		}
		return t.spell + "{" + strings.Join(parts, ", ") + "}"
	case slice:
		if vars := g.places(t, false); len(vars) > 0 && g.chance(30) {
			return fmt.Sprintf("append(%s(nil), %s...)", t.spell, pick(g, vars).spell())
		}
		if g.chance(20) {
			return fmt.Sprintf("make(%s, %d, %d)", t.spell, g.number(0, 2), g.number(2, 5))
		}
		var parts []string
		for range g.number(0, 3) {
			parts = append(parts, part(t.elem))
		}
		return t.spell + "{" + strings.Join(parts, ", ") + "}"
	case mapping:
		return fmt.Sprintf("%s{%s: %s}", t.spell, part(t.key), part(t.elem))
	case structure:
		var parts []string
		for _, f := range t.fields {
			if g.chance(70) {
				parts = append(parts, f.name+": "+part(f.typ))
			}
		}
		return t.spell + "{" + strings.Join(parts, ", ") + "}"
	case pointer:
		return "&" + g.construct(t.elem, depth)
	case function:
		return g.literalFunc(t, depth)
	case shape:
		return t.spell + "(" + part(pick(g, t.made)) + ")"
	}
	return "any(" + part(g.anyContent()) + ")"
}

// plain builds a value of type t that has no parts.
func (g *gen) plain(t *typ) string {
	switch t.kind {
	case array, slice, mapping, structure:
		return t.spell + "{}"
	case pointer:
		return "new(" + t.elem.spell + ")"
	case shape:
		return t.spell + "(" + g.plain(pick(g, t.made)) + ")"
	case empty:
		return "any(seed)"
	}
	return g.construct(t, 0)
}

// anyContent is a type whose values may be kept in an interface and compared.
func (g *gen) anyContent() *typ {
	for range 10 {
		if t := pick(g, g.values); t.comparable() {
			return t
		}
	}
	return g.intType()
}

// someInt is an int variable, of which there is always one.
func (g *gen) someInt() string {
	for _, v := range g.visible(false) {
		if v.typ == g.intType() && !v.constant && g.chance(40) {
			return v.name
		}
	}
	return "seed"
}

// literalFunc is a function literal without side effects.
func (g *gen) literalFunc(t *typ, depth int) string {
	var params []string
	g.frame = &frame{outer: g.frame, pure: true, depth: g.frame.depth}
	for _, p := range t.takes {
		v := g.push(&variable{name: g.fresh("p"), typ: p, fixed: true, shared: true})
		params = append(params, v.name+" "+p.spell)
	}
	text := fmt.Sprintf("func(%s) %s { return %s }", strings.Join(params, ", "), t.gives.spell, g.value(t.gives, depth))
	g.frame = g.frame.outer
	return text
}

func (g *gen) arithmetic(t *typ, depth int) string {
	x := func() string { return g.dyn(t, depth) }
	return "(" + choose(g, []option[string]{
		{8, func() string {
			return fmt.Sprintf("%s %s %s", x(), pick(g, []string{"+", "-", "*", "&", "|", "^", "&^"}), g.operand(t, depth))
		}},
		{2, func() string { return fmt.Sprintf("%s %s (%s | 1)", x(), pick(g, []string{"/", "%"}), x()) }},
		{1, func() string {
			return fmt.Sprintf("%s %s %d", x(), pick(g, []string{"/", "%"}), g.number(1, 50))
		}},
		{2, func() string {
			return fmt.Sprintf("%s %s (%s & %d)", x(), pick(g, []string{"<<", ">>"}), g.dyn(g.countType(), depth), pick(g, []int{1, 7, 31, 63}))
		}},
		{1, func() string { return fmt.Sprintf("%s %s %d", x(), pick(g, []string{"<<", ">>"}), g.number(0, 70)) }},
		{2, func() string { return pick(g, []string{"-", "^", "+"}) + x() }},
		{2, func() string { return t.spell + "(" + g.dyn(pick(g, g.ints), depth) + ")" }},
		{when(g.on(strange), 2), func() string {
			return fmt.Sprintf("%s %s (1 << (%s & 7))", x(), pick(g, []string{"&", "|", "+", "^"}), g.dyn(g.countType(), 0))
		}},
		{when(g.on(strange), 1), func() string {
			return fmt.Sprintf("%s(%s, %s)", pick(g, []string{"min", "max"}), x(), g.operand(t, depth))
		}},
		{1, func() string { return t.spell + "(len(" + g.dyn(g.stringType(), depth) + "))" }},
	}) + ")"
}

// countType is the type of a shift count that is masked with a literal.
func (g *gen) countType() *typ { return pick(g, g.ints) }

func (g *gen) condition(depth int) string {
	ordered := pick(g, append([]*typ{g.stringType()}, g.ints...))
	equal := g.anyContent()
	return "(" + choose(g, []option[string]{
		{5, func() string {
			return fmt.Sprintf("%s %s %s", g.dyn(ordered, depth), pick(g, []string{"<", "<=", ">", ">=", "==", "!="}), g.operand(ordered, depth))
		}},
		{2, func() string {
			return fmt.Sprintf("%s %s %s", g.compared(equal, depth), pick(g, []string{"==", "!="}), g.compared(equal, depth))
		}},
		{2, func() string {
			return fmt.Sprintf("%s %s %s", g.dyn(g.boolType(), depth), pick(g, []string{"&&", "||", "==", "!="}), g.dyn(g.boolType(), depth))
		}},
		{1, func() string { return "!" + g.dyn(g.boolType(), depth) }},
		{when(g.on(interfaces), 1), func() string {
			return fmt.Sprintf("any(%s) == any(%s)", g.dyn(equal, depth), g.dyn(g.anyContent(), depth))
		}},
	}) + ")"
}

// compared is an operand of == that may stand in the head of a statement.
func (g *gen) compared(t *typ, depth int) string { return "(" + g.dyn(t, depth) + ")" }

func (g *gen) words(depth int) string {
	s := func() string { return g.dyn(g.stringType(), depth) }
	return choose(g, []option[string]{
		{3, func() string { return g.clip() + "(" + s() + " + " + g.operand(g.stringType(), depth) + ")" }},
		{2, func() string { return g.clip() + "(fmt.Sprint(" + g.value(pick(g, g.values), depth) + "))" }},
		{2, func() string {
			return fmt.Sprintf("%s(fmt.Sprintf(%q, %s))", g.clip(), pick(g, []string{"%v", "%d|", "%5v", "%x", "%T", "%+v", "%q"}), g.value(pick(g, g.values), depth))
		}},
		{1, func() string { return "string(rune(97 + uint8(" + g.dyn(pick(g, g.ints), depth) + ")%26))" }},
		{1, func() string {
			return fmt.Sprintf("strings.Repeat(%s, int(uint8(%s)%%3))", g.operand(g.stringType(), 0), g.dyn(pick(g, g.ints), depth))
		}},
		{1, func() string { return "strings.ToUpper(" + s() + ")" }},
		{1, func() string { return "strconv.Itoa(int(" + g.dyn(pick(g, g.ints), depth) + "))" }},
		{1, func() string { return "string([]rune(" + s() + "))" }},
	})
}

// clip keeps strings short.
func (g *gen) clip() string {
	return g.help("clip", `func clip(s string) string {
	if len(s) > 24 {
		return s[:24]
	}
	return s
}`)
}

// callable lists the functions that give a t, mostly without those that have side
// effects.
func (g *gen) callable(t *typ) []*fn {
	var found []*fn
	impure := g.on(changes) && !g.pure() && g.chance(20)
	for _, f := range g.functions {
		if (f.pure || impure) && len(f.gives) == 1 && f.gives[0] == t && (f.on == nil || g.receiver(f) != "") {
			found = append(found, f)
		}
	}
	for _, v := range g.visible(false) {
		if v.typ.kind == function && v.typ.gives == t {
			found = append(found, &fn{name: v.name, takes: v.typ.takes, gives: []*typ{t}, pure: true})
		}
		if v.typ.kind == shape {
			for _, m := range v.typ.does {
				if m.gives[0] == t {
					found = append(found, &fn{name: v.name + "." + m.name, takes: m.takes, gives: m.gives, pure: true})
				}
			}
		}
	}
	return found
}

// receiver spells something that method f can be called on, or "".
func (g *gen) receiver(f *fn) string {
	if !f.byPtr {
		if places := g.places(f.on, false); len(places) > 0 {
			return pick(g, places).spell()
		}
		return ""
	}
	for _, v := range g.visible(!f.pure) {
		if v.constant || !f.pure && v.fixed && v.typ.kind != pointer {
			continue
		}
		if v.typ == f.on || v.typ.kind == pointer && v.typ.elem == f.on {
			return v.name
		}
	}
	return ""
}

// call spells a call of f.
func (g *gen) call(f *fn, depth int) string {
	var args []string
	for _, t := range f.takes {
		args = append(args, g.argument(t, depth))
	}
	name := f.name
	if f.on != nil {
		name = g.receiver(f) + "." + name
		if !f.byPtr && g.chance(15) {
			// The same through a method expression.
			name = f.on.spell + "." + f.name
			args = append([]string{g.value(f.on, 0)}, args...)
		}
	}
	return name + "(" + strings.Join(args, ", ") + ")"
}

// argument is a value for a parameter. Functions do not keep a slice that they
// are given, so it may be a variable's own.
func (g *gen) argument(t *typ, depth int) string {
	if t.kind == slice || t.kind == mapping || t.kind == pointer {
		if vars := g.places(t, false); len(vars) > 0 && g.chance(60) {
			return pick(g, vars).spell()
		}
	}
	return g.value(t, depth)
}

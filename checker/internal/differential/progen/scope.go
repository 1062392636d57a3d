package progen

import "fmt"

// A variable is a name in scope.
type variable struct {
	name     string
	typ      *typ
	constant bool // a constant of the program
	fixed    bool // not to be assigned: loop counters, parameters of functions without side effects
	grows    bool // a slice that no other name can see, so that it may be appended to
	shared   bool // may hold slices and maps that belong to others
}

// A fn is a function or method of the program.
type fn struct {
	name  string
	takes []*typ
	gives []*typ
	on    *typ // of a method, the structure
	byPtr bool // a method of the pointer
	pure  bool // changes nothing that another expression may read; it may print
}

// A frame is a function being written.
type frame struct {
	outer  *frame
	vars   []*variable
	gives  []*typ
	pure   bool
	loops  int      // how many loops are around
	labels []string // of the loops around that have one
	depth  int      // of blocks
	self   *fn      // the function, if it may call itself
	counts string   // the parameter that bounds its recursion
}

func (g *gen) push(v *variable) *variable {
	g.frame.vars = append(g.frame.vars, v)
	return v
}

// scope writes a block and prints the variables that it declared.
func (g *gen) scope(write func()) {
	from := len(g.frame.vars)
	g.frame.depth++
	write()
	g.frame.depth--
	g.dump(g.frame.vars[from:])
	g.frame.vars = g.frame.vars[:from]
}

// dump uses every variable, so that the compiler does not refuse the program,
// and shows their values.
func (g *gen) dump(vars []*variable) {
	var shown []*variable
	for _, v := range vars {
		if !v.typ.printable() && v.typ.kind != pointer {
			g.line("_ = %s", v.name)
		} else {
			shown = append(shown, v)
		}
	}
	if len(shown) > 0 {
		g.show(shown)
	}
}

// visible lists the variables in scope, the innermost function's first. What
// an outer function declared may be read only in a function without side
// effects.
func (g *gen) visible(write bool) []*variable {
	var vars []*variable
	pure := false
	for f := g.frame; f != nil; f = f.outer {
		if !(write && pure) {
			vars = append(vars, f.vars...)
		}
		pure = pure || f.pure
	}
	if !(write && pure) {
		vars = append(vars, g.globals...)
	}
	return vars
}

// A place is something that can be read, and perhaps written, within a
// variable.
type place struct {
	typ   *typ
	spell func() string
	guard func() string // condition under which it may be written, nil if always

	constant bool
}

// places lists what of the wanted type can be reached from the variables in
// scope.
func (g *gen) places(want *typ, write bool) []place {
	var found []place
	for _, v := range g.visible(write) {
		if write && (v.constant || v.fixed) {
			continue
		}
		p := place{typ: v.typ, constant: v.constant, spell: func() string { return v.name }}
		// In a function without side effects the insides of a reference may
		// be someone else's.
		inside := !write || !g.pure() || !v.shared
		found = g.reach(found, want, p, write, inside, 2)
	}
	return found
}

// pure reports whether the code being written must have no side effects.
func (g *gen) pure() bool {
	for f := g.frame; f != nil; f = f.outer {
		if f.pure {
			return true
		}
	}
	return false
}

func (g *gen) reach(found []place, want *typ, p place, write, inside bool, depth int) []place {
	if p.typ == want {
		found = append(found, p)
	}
	if depth == 0 {
		return found
	}
	switch t := p.typ; t.kind {
	case structure:
		for _, f := range t.fields {
			part := place{typ: f.typ, guard: p.guard, spell: func() string { return p.spell() + "." + f.name }}
			found = g.reach(found, want, part, write, inside && (!write || !g.pure()), depth-1)
			if f.embedded {
				// The same fields by their promoted names.
				for _, inner := range f.typ.fields {
					part := place{typ: inner.typ, guard: p.guard, spell: func() string { return p.spell() + "." + inner.name }}
					found = g.reach(found, want, part, write, inside && (!write || !g.pure()), 0)
				}
			}
		}
	case array:
		part := place{typ: t.elem, guard: p.guard, spell: func() string { return p.spell() + "[" + g.index(t.size) + "]" }}
		found = g.reach(found, want, part, write, inside && (!write || !g.pure()), depth-1)
	case pointer:
		if inside {
			part := place{typ: t.elem, guard: p.guard, spell: func() string { return "(*" + p.spell() + ")" }}
			found = g.reach(found, want, part, write, inside, depth-1)
		}
	case slice:
		if write && inside && p.guard == nil && depth == 2 {
			name := p.spell()
			part := place{typ: t.elem,
				guard: func() string { return "len(" + name + ") > 0" },
				spell: func() string {
					return fmt.Sprintf("%s[int(uint8(%s))%%len(%s)]", name, g.leaf(g.intType()), name)
				}}
			found = g.reach(found, want, part, write, false, depth-1)
		} else if !write {
			part := place{typ: t.elem, spell: func() string { return g.at(t, p.spell()) }}
			found = g.reach(found, want, part, write, inside, 0)
		}
	case mapping:
		if write && inside && p.guard == nil && depth == 2 {
			name := p.spell()
			part := place{typ: t.elem,
				guard: func() string { return name + " != nil" },
				spell: func() string { return name + "[" + g.value(t.key, 0) + "]" }}
			found = g.reach(found, want, part, write, false, 0)
		} else if !write {
			part := place{typ: t.elem, spell: func() string { return p.spell() + "[" + g.value(t.key, 0) + "]" }}
			found = g.reach(found, want, part, write, inside, 0)
		}
	}
	return found
}

// at spells a read of a slice of type t at any index.
func (g *gen) at(t *typ, s string) string {
	i := g.leaf(g.intType())
	if g.on(generics) {
		return fmt.Sprintf("%s(%s, %s)", g.help("at", `func at[T any](s []T, i int) (v T) {
	if len(s) > 0 {
		v = s[int(uint8(i))%len(s)]
	}
	return
}`), s, i)
	}
	name := fmt.Sprintf("at%x", t.elem.spell)
	return fmt.Sprintf("%s(%s, %s)", g.help(name, fmt.Sprintf(`func %s(s []%s, i int) %s {
	if len(s) == 0 {
		var none %s
		return none
	}
	return s[int(uint8(i))%%len(s)]
}`, name, t.elem.spell, t.elem.spell, t.elem.spell)), s, i)
}

// index spells an index below size.
func (g *gen) index(size int) string {
	if g.chance(50) {
		return fmt.Sprint(g.number(0, size-1))
	}
	return fmt.Sprintf("uint8(%s)%%%d", g.leaf(pick(g, g.ints)), size)
}

package progen

import (
	"fmt"
	"strings"
)

type kind int

const (
	integer kind = iota
	boolean
	text
	array
	slice
	mapping
	structure
	pointer
	function
	shape // an interface with methods
	empty // any
)

// A typ is a type of the program. There is one for each spelling, so that they
// are compared as pointers.
type typ struct {
	kind   kind
	spell  string
	low    string // for integers, an extreme literal besides small ones
	high   string
	signed bool
	param  bool // a type parameter, whose values come from more than one type
	elem   *typ
	key    *typ
	size   int // of an array
	fields []field
	takes  []*typ // parameters of a function
	gives  *typ   // result of a function, which has no side effects
	does   []*fn  // methods of a shape
	made   []*typ // types that implement a shape; pointers to structures among them
}

type field struct {
	name     string // of an embedded field, the type's
	typ      *typ
	embedded bool
}

func (g *gen) intern(t typ) *typ {
	if have := g.types[t.spell]; have != nil {
		return have
	}
	g.types[t.spell] = &t
	return &t
}

var integers = []typ{
	{spell: "int", low: "-9223372036854775808", high: "9223372036854775807", signed: true},
	{spell: "int8", low: "-128", high: "127", signed: true},
	{spell: "int16", low: "-32768", high: "32767", signed: true},
	{spell: "int32", low: "-2147483648", high: "2147483647", signed: true},
	{spell: "int64", low: "-9223372036854775807", high: "4611686018427387904", signed: true},
	{spell: "uint", low: "0", high: "18446744073709551615"},
	{spell: "uint8", low: "0", high: "255"},
	{spell: "uint16", low: "0", high: "65535"},
	{spell: "uint32", low: "0", high: "4294967295"},
	{spell: "uint64", low: "0", high: "18446744073709551615"},
}

func (g *gen) intType() *typ    { return g.intern(integers[0]) }
func (g *gen) boolType() *typ   { return g.intern(typ{kind: boolean, spell: "bool"}) }
func (g *gen) stringType() *typ { return g.intern(typ{kind: text, spell: "string"}) }
func (g *gen) anyType() *typ    { return g.intern(typ{kind: empty, spell: "any"}) }

func (g *gen) sliceOf(elem *typ) *typ {
	return g.intern(typ{kind: slice, spell: "[]" + elem.spell, elem: elem})
}

func (g *gen) arrayOf(size int, elem *typ) *typ {
	return g.intern(typ{kind: array, spell: fmt.Sprintf("[%d]%s", size, elem.spell), elem: elem, size: size})
}

func (g *gen) mapOf(key, elem *typ) *typ {
	return g.intern(typ{kind: mapping, spell: "map[" + key.spell + "]" + elem.spell, key: key, elem: elem})
}

func (g *gen) pointerTo(elem *typ) *typ {
	return g.intern(typ{kind: pointer, spell: "*" + elem.spell, elem: elem})
}

// funcType is the type of functions without side effects.
func (g *gen) funcType(gives *typ, takes ...*typ) *typ {
	var names []string
	for _, t := range takes {
		names = append(names, t.spell)
	}
	spell := fmt.Sprintf("func(%s) %s", strings.Join(names, ", "), gives.spell)
	return g.intern(typ{kind: function, spell: spell, takes: takes, gives: gives})
}

// comparable reports whether == and map keys work on t.
func (t *typ) comparable() bool {
	switch t.kind {
	case integer, boolean, text:
		return true
	case array:
		return t.elem.comparable()
	case structure:
		for _, f := range t.fields {
			if !f.typ.comparable() {
				return false
			}
		}
		return true
	}
	return false
}

// printable reports whether fmt shows no address for values of t.
func (t *typ) printable() bool { return t.kind != pointer && t.kind != function }

// basic reports whether t has literals.
func (t *typ) basic() bool { return t.kind == integer || t.kind == boolean || t.kind == text }

// zero spells the zero value of t.
func (t *typ) zero() string {
	switch t.kind {
	case integer:
		return "0"
	case boolean:
		return "false"
	case text:
		return `""`
	case array, structure:
		return t.spell + "{}"
	}
	return "nil"
}

// declareTypes makes the types that the program works with.
func (g *gen) declareTypes() {
	g.ints = []*typ{g.intType()}
	for range g.number(2, 4) {
		g.ints = append(g.ints, g.intern(pick(g, integers)))
	}
	for range g.number(1, 2) {
		g.ints = append(g.ints, g.declareInteger())
	}
	g.values = append(g.values, g.ints...)
	g.values = append(g.values, g.boolType(), g.stringType())
	for range g.number(1, 2) {
		g.addCollections()
		g.addStructure()
	}
	if g.on(interfaces) {
		g.values = append(g.values, g.anyType())
		g.addShape()
	}
}

// declareInteger declares an integer type, perhaps with a way to print itself
// and some constants.
func (g *gen) declareInteger() *typ {
	base := pick(g, integers)
	t := base
	t.spell = g.fresh("num")
	named := g.intern(t)
	g.line("type %s %s\n", t.spell, base.spell)
	if g.on(stringers) && g.chance(60) {
		g.line("func (n %s) String() string { return fmt.Sprintf(\"<%%d>\", %s(n)) }\n", t.spell, base.spell)
	}
	if g.chance(60) {
		first, other := g.fresh("red"), g.fresh("blue")
		g.line("const (\n%s %s = iota + %d\n_\n%s\n)\n", first, t.spell, g.number(0, 5), other)
		g.globals = append(g.globals, &variable{name: first, typ: named, constant: true}, &variable{name: other, typ: named, constant: true})
	}
	g.declare()
	return named
}

func (g *gen) addCollections() {
	elem := pick(g, g.values)
	g.values = append(g.values, g.sliceOf(elem), g.arrayOf(g.number(2, 4), pick(g, g.values)))
	if key := pick(g, g.values); g.on(mapped) && key.comparable() {
		g.values = append(g.values, g.mapOf(key, pick(g, g.values)))
	}
	if g.chance(40) {
		name := g.fresh("row")
		g.line("type %s []%s\n", name, elem.spell)
		g.declare()
		g.values = append(g.values, g.intern(typ{kind: slice, spell: name, elem: elem}))
	}
}

func (g *gen) addStructure() {
	t := typ{kind: structure, spell: g.fresh("thing")}
	g.line("type %s struct {", t.spell)
	if len(g.structs) > 0 && g.on(embedding) && g.chance(70) {
		inner := pick(g, g.structs)
		t.fields = append(t.fields, field{name: inner.spell, typ: inner, embedded: true})
		g.line("%s", inner.spell)
	}
	for range g.number(1, 3) {
		f := field{name: g.fresh("f"), typ: pick(g, g.values)}
		t.fields = append(t.fields, f)
		g.line("%s %s", f.name, f.typ.spell)
	}
	g.line("}\n")
	g.declare()
	made := g.intern(t)
	g.structs = append(g.structs, made)
	g.values = append(g.values, made)
}

// addShape declares an interface that the structures and one integer type
// implement, some of them by pointer.
func (g *gen) addShape() {
	t := g.intern(typ{kind: shape, spell: g.fresh("shape")})
	size := &fn{name: g.fresh("size"), takes: []*typ{g.intType()}, gives: []*typ{pick(g, g.ints)}, pure: true}
	label := &fn{name: g.fresh("label"), gives: []*typ{g.stringType()}, pure: true}
	t.does = []*fn{size, label}
	g.line("type %s interface {\n%s(int) %s\n%s() string\n}\n", t.spell, size.name, size.gives[0].spell, label.name)
	g.declare()
	g.shapes = append(g.shapes, t)
}

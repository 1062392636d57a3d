// Package progen writes random console programs for differential tests.
//
// A program is made from a seed by a small typed grammar: expressions are made
// for a wanted type from the variables in scope, statements keep a scope, and
// declarations make the types and functions that both use. Every program
// compiles, ends, and prints much of its state:
//
//   - A call that changes what other expressions may read is a statement of its
//     own, but for programs with the feature of that name: there a result may depend
//     on an order of evaluation that Go leaves open and its compiler decides.
//     Printing is no such change, as the order of calls is fixed.
//   - Loops and functions draw on a store of fuel, so that all of them end.
//   - No slice that is appended to is seen under another name, so that no
//     result depends on how append grows an array.
//   - Maps are only printed, looked up and summed, so that their order is not
//     seen; no address and no clock is printed.
//   - Run-time errors happen in statements made for it, with a recover around.
//
// Only the tests of package differential use it.
package progen

import (
	"fmt"
	"go/format"
	"maps"
	"math/rand/v2"
	"path"
	"regexp"
	"slices"
	"strings"
)

// Program returns the source of the program with this number. The same seed
// gives the same text.
func Program(seed uint64) []byte {
	g := &gen{
		rnd:     rand.New(rand.NewPCG(seed, 0x9e3779b97f4a7c15)),
		helpers: map[string]string{},
		types:   map[string]*typ{},
		off:     map[feature]bool{},
	}
	for f := range features {
		g.off[f] = g.chance(30)
	}
	g.declareTypes()
	g.declareVariables()
	g.declareFunctions()
	g.declareMain()
	text, err := format.Source([]byte(g.assemble()))
	if err != nil {
		panic(fmt.Sprintf("progen: seed %d: %v\n%s", seed, err, g.assemble()))
	}
	return text
}

// A feature is a part of the language that a program does without now and
// then, so that the others meet in more ways.
type feature int

const (
	generics feature = iota
	closures
	deferred
	panics
	labels
	iterators
	interfaces
	stringers
	embedding
	mapped
	pointers
	rangeInt
	library // packages other than fmt
	strange // shifts of untyped constants, min, max, fallthrough, goto
	changes // calls among operands that may read what they change
	features
)

type gen struct {
	rnd     *rand.Rand
	helpers map[string]string // small functions of the program, by name
	decls   []string          // finished top-level declarations
	body    strings.Builder   // the function being written
	off     map[feature]bool

	types   map[string]*typ // by spelling
	ints    []*typ          // integer types to choose from
	values  []*typ          // types a variable may have
	structs []*typ
	shapes  []*typ // interfaces with methods

	functions []*fn
	globals   []*variable
	frame     *frame
	names     int
	nested    int // how many parts of a short expression are being written
}

func (g *gen) on(f feature) bool { return !g.off[f] }

func (g *gen) chance(percent int) bool { return g.rnd.IntN(100) < percent }

func (g *gen) number(from, to int) int { return from + g.rnd.IntN(to-from+1) }

func pick[T any](g *gen, list []T) T { return list[g.rnd.IntN(len(list))] }

// fresh makes a name that was not used before.
func (g *gen) fresh(stem string) string {
	g.names++
	return fmt.Sprintf("%s%d", stem, g.names)
}

func (g *gen) line(format string, args ...any) {
	fmt.Fprintf(&g.body, format+"\n", args...)
}

// declare keeps what was written since as a top-level declaration.
func (g *gen) declare() {
	g.decls = append(g.decls, g.body.String())
	g.body.Reset()
}

// help makes sure that the program has a small function, and gives its name.
func (g *gen) help(name, text string) string {
	g.helpers[name] = text
	return name
}

// imports lists what a program may need.
var imports = []string{
	"bufio", "container/heap", "errors", "fmt", "io", "math", "os", "slices", "sort", "strconv", "strings", "sync", "unicode",
}

func (g *gen) assemble() string {
	var body strings.Builder
	for _, name := range slices.Sorted(maps.Keys(g.helpers)) {
		body.WriteString(g.helpers[name] + "\n\n")
	}
	body.WriteString(strings.Join(g.decls, "\n"))
	var head strings.Builder
	head.WriteString("package main\n\nimport (\n")
	for _, imported := range imports {
		if regexp.MustCompile(`\b` + path.Base(imported) + `\.[A-Z]`).MatchString(body.String()) {
			fmt.Fprintf(&head, "%q\n", imported)
		}
	}
	return head.String() + ")\n\n" + body.String()
}

// An option is one way to go on. Its weight says how often it is taken.
type option[T any] struct {
	weight int
	make   func() T
}

// choose takes one of the options that have a weight.
func choose[T any](g *gen, options []option[T]) T {
	total := 0
	for _, o := range options {
		total += o.weight
	}
	at := g.rnd.IntN(total)
	for _, o := range options {
		if at < o.weight {
			return o.make()
		}
		at -= o.weight
	}
	panic("progen: no option")
}

// when is the weight of an option that needs a condition.
func when(ok bool, weight int) int {
	if ok {
		return weight
	}
	return 0
}

package notebook

import (
	"slices"
	"strings"
)

// current are the declarations that hold after the first `cells` cells, in the
// order of the text.
func (n *Notebook) current(cells int) []declaration {
	var held []declaration
	for i := range n.Cells[:cells] {
		c := &n.Cells[i]
		if c.Expect != "" {
			continue
		}
		held = append(withoutReplaced(held, c.body.decls), numbered(c.body.decls, i)...)
	}
	return held
}

// numbered are declarations with the index of their cell.
func numbered(decls []declaration, cell int) []declaration {
	decls = slices.Clone(decls)
	for i := range decls {
		decls[i].cell = cell
	}
	return decls
}

// withoutReplaced drops the declarations of which a newer one takes a name, and
// the methods of the types that go with them.
func withoutReplaced(held, newer []declaration) []declaration {
	taken := map[string]bool{}
	for _, d := range newer {
		for _, name := range d.names {
			taken[name] = true
		}
	}
	goes := func(d declaration) bool {
		return slices.ContainsFunc(d.names, func(name string) bool { return taken[name] })
	}
	lost := map[string]bool{}
	for _, d := range held {
		for _, name := range d.names {
			lost[name] = lost[name] || d.word == "type" && goes(d)
		}
	}
	return slices.DeleteFunc(slices.Clone(held), func(d declaration) bool {
		return goes(d) || lost[d.receiver()]
	})
}

// receiver is the type that a method belongs to; "" of everything else.
func (d *declaration) receiver() string {
	if d.word != "func" {
		return ""
	}
	owner, _, isMethod := strings.Cut(d.names[0], ".")
	if !isMethod {
		return ""
	}
	return owner
}

// A Declaration is a declaration that holds at the end of the notebook.
type Declaration struct {
	Name   string // "place", "Board.place", "n, m"
	Cell   int    // index of the cell that declares it
	Line   int    // of the README
	Source string // its code, without the doc comment
}

// Current are the declarations that hold at the end, in the order of the text.
// Imports are not among them.
func (n *Notebook) Current() []Declaration {
	var out []Declaration
	for _, d := range n.current(len(n.Cells)) {
		c := &n.Cells[d.cell]
		out = append(out, Declaration{
			Name:   strings.Join(d.names, ", "),
			Cell:   d.cell,
			Line:   c.readmeLine(d.code.start),
			Source: c.Source[d.code.start:d.code.end],
		})
	}
	return out
}

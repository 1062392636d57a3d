package trace

import (
	"fmt"
	"go/ast"
	"go/types"
	"slices"

	"nqueens/checker/internal/frontend"
)

// A unit is a function with a body and a name by which it can be called: a
// function, a method, or a function literal held in a variable.
type unit struct {
	number int // its index among the units of a program, as events name it
	name   string
	object types.Object
	typ    *ast.FuncType
	body   *ast.BlockStmt

	from, to int // its lines

	calls  map[types.Object]bool // the other units and itself, by what its body mentions
	params []param
	loops  []*loop // the loops of choices
}

// A param is a parameter; only the value of a whole number is told.
type param struct {
	name    string
	integer bool
	signed  bool
}

// integers is the number of parameters whose values are told.
func (u *unit) integers() int {
	n := 0
	for _, p := range u.params {
		if p.integer {
			n++
		}
	}
	return n
}

// integerName is the name of one of those parameters.
func (u *unit) integerName(index int) string {
	for _, p := range u.params {
		if !p.integer {
			continue
		}
		if index == 0 {
			return p.name
		}
		index--
	}
	return ""
}

// A group is one recursion: a unit that calls itself, or several that do so through
// each other. Only the units that stand for nodes of the tree are listed.
type group struct{ units []*unit }

// span is from the first line of the units to the last.
func (g *group) span() (from, to int) {
	from, to = g.units[0].from, g.units[0].to
	for _, u := range g.units {
		from, to = min(from, u.from), max(to, u.to)
	}
	return from, to
}

// findSearches finds the recursions of a program in the order of its text.
func findSearches(p *frontend.Program) ([]*group, error) {
	units := findUnits(p)
	var groups []*group
	recovering := ""
	taken := map[*unit]bool{}
	for _, u := range units {
		if taken[u] || !reaches(units, u, u) {
			continue
		}
		members := circle(units, u)
		for _, m := range members {
			taken[m] = true
		}
		g := &group{units: nodes(p, units, members)}
		if at := slices.IndexFunc(g.units, func(u *unit) bool { return recovers(p, u) }); at >= 0 {
			recovering = g.units[at].name
			continue
		}
		groups = append(groups, g)
	}
	switch {
	case len(groups) > 0:
		return groups, nil
	case recovering != "":
		return nil, &Untraceable{fmt.Sprintf("%s calls recover itself, and would not get the panic", recovering)}
	}
	return nil, &Untraceable{"no function of it calls itself, so there is no search to follow"}
}

// findUnits lists the units of a program in the order of its text.
func findUnits(p *frontend.Program) []*unit {
	var units []*unit
	add := func(name *ast.Ident, typ *ast.FuncType, body *ast.BlockStmt) {
		object := p.Info().Defs[name]
		if object == nil {
			object = p.Info().Uses[name]
		}
		if object != nil && name.Name != "_" {
			units = append(units, &unit{number: len(units), name: name.Name, object: object, typ: typ, body: body,
				from: p.Line(typ.Pos()), to: p.Line(body.Rbrace)})
		}
	}
	ast.Inspect(p.Syntax(), func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			add(n.Name, n.Type, n.Body)
		case *ast.AssignStmt:
			for i, right := range n.Rhs {
				name, named := n.Lhs[i].(*ast.Ident)
				if lit, ok := ast.Unparen(right).(*ast.FuncLit); ok && named {
					add(name, lit.Type, lit.Body)
				}
			}
		case *ast.ValueSpec:
			for i, value := range n.Values {
				if lit, ok := ast.Unparen(value).(*ast.FuncLit); ok {
					add(n.Names[i], lit.Type, lit.Body)
				}
			}
		}
		return true
	})
	for _, u := range units {
		u.calls = mentioned(p, units, u.body)
		u.params = paramsOf(p, u)
	}
	return units
}

// mentioned are the units that a piece of code names. To name one is taken for a
// call: it may be called under another name.
func mentioned(p *frontend.Program, units []*unit, code ast.Node) map[types.Object]bool {
	found := map[types.Object]bool{}
	ast.Inspect(code, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok {
			if object := meant(p, id); slices.ContainsFunc(units, func(u *unit) bool { return u.object == object }) {
				found[object] = true
			}
		}
		return true
	})
	return found
}

// meant is what a name stands for; an instance of a generic function is that
// function.
func meant(p *frontend.Program, id *ast.Ident) types.Object {
	object := p.Info().Uses[id]
	if f, ok := object.(*types.Func); ok {
		return f.Origin()
	}
	return object
}

// reaches reports whether a call of one unit can lead to a call of another.
func reaches(units []*unit, from, to *unit) bool {
	seen := map[*unit]bool{}
	var visit func(*unit) bool
	visit = func(u *unit) bool {
		for _, next := range units {
			if !u.calls[next.object] || seen[next] {
				continue
			}
			seen[next] = true
			if next == to || visit(next) {
				return true
			}
		}
		return false
	}
	return visit(from)
}

// circle are the units that call each other with u, which is one of them.
func circle(units []*unit, u *unit) []*unit {
	var members []*unit
	for _, other := range units {
		if other == u || reaches(units, u, other) && reaches(units, other, u) {
			members = append(members, other)
		}
	}
	return members
}

// nodes are the members of a circle that choose, or its first if none does. The
// others only stand on the way from one to the next.
func nodes(p *frontend.Program, units, members []*unit) []*unit {
	var choosing []*unit
	for _, u := range members {
		if u.loops = findLoops(p, units, members, u); len(u.loops) > 0 {
			choosing = append(choosing, u)
		}
	}
	if choosing == nil {
		return members[:1]
	}
	return choosing
}

// recovers reports whether a unit calls recover in its own body, which will be
// that of another function.
func recovers(p *frontend.Program, u *unit) bool {
	found := false
	ast.Inspect(u.body, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok {
			b, builtin := p.Info().Uses[id].(*types.Builtin)
			found = found || builtin && b.Name() == "recover"
		}
		_, inner := n.(*ast.FuncLit)
		return !inner
	})
	return found
}

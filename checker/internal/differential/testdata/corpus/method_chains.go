package main

import (
	"fmt"
	"strings"
)

// Builders that return themselves, by value and by pointer.

type query struct {
	table string
	conds []string
	limit int
}

func from(t string) query { return query{table: t} }

func (q query) where(format string, args ...any) query {
	q.conds = append(q.conds[:len(q.conds):len(q.conds)], fmt.Sprintf(format, args...))
	return q
}

func (q query) top(n int) query { q.limit = n; return q }

func (q query) String() string {
	s := "from " + q.table
	if len(q.conds) > 0 {
		s += " where " + strings.Join(q.conds, " and ")
	}
	if q.limit > 0 {
		s += fmt.Sprintf(" limit %d", q.limit)
	}
	return s
}

type pen struct {
	b    strings.Builder
	down bool
}

func (p *pen) put(s string) *pen {
	if p.down {
		p.b.WriteString(s)
	}
	return p
}

func (p *pen) set(d bool) *pen { p.down = d; return p }

func main() {
	base := from("boards").where("n = %d", 8)
	a := base.where("queens > %d", 3).top(5)
	b := base.where("first = %q", "Q")
	fmt.Println(base)
	fmt.Println(a)
	fmt.Println(b)
	var p pen
	p.put("lost").set(true).put("kept").set(false).put("lost").set(true).put("!")
	fmt.Println(p.b.String(), p.b.Len())
	type step func(*pen) *pen
	steps := []step{(*pen).up, func(p *pen) *pen { return p.set(true).put("?") }}
	q := &p
	for _, s := range steps {
		q = s(q)
	}
	fmt.Println(p.b.String())
}

func (p *pen) up() *pen { return p.set(false).put("x") }

// Calls of methods, through pointers, interfaces and elements, beside what they change.
package main

import (
	"fmt"
)

type iface interface {
	next() int
	val() int
}
type impl struct{ v int }

func (m *impl) next() int { m.v++; return m.v }
func (m *impl) val() int  { return m.v }

type pair struct{ a, b iface }

func main() {
	p := pair{&impl{1}, &impl{10}}
	q := p.a
	fmt.Println(q.val()+q.next(), p.a.val()*2+p.b.next(), p.a.(*impl).v*2+q.next(), p.a.(*impl).v*2+p.a.next())
	m := map[string]*impl{"x": {5}}
	fmt.Println(m["x"].v*2+m["x"].next(), m["x"].v+m["x"].next()*m["x"].v)
	s := []impl{{1}, {2}}
	fmt.Println(s[0].v*2+s[0].next(), s[1].v+s[1].next()*s[1].v, s)
	f := s[0].next
	fmt.Println(s[0].v*3+f(), s[0].v)
	var arr [2]impl
	g := func(k int) *impl { arr[k].v += 5; return &arr[k] }
	fmt.Println(arr[0].v*2+g(0).v*arr[0].v+g(1).next(), arr)
	x, y := arr[0], g(0).next()
	fmt.Println(x, y, arr[0].v+func() int { arr = [2]impl{}; return 1 }(), arr)
}

// What is read beside a call that changes it through a pointer, a slice, a map, a
// function value or a receiver.
package main

import (
	"fmt"
	"sort"
	"strings"
)

type state struct {
	n    int
	list []int
	arr  [3]int
	in   struct{ v int }
	name string
	m    map[string]int
	ok   bool
	next *state
}

func (s *state) change() int {
	s.n++
	s.list[0]++
	s.arr[0]++
	s.in.v++
	s.name += "x"
	s.ok = !s.ok
	s.m["a"]++
	return 1
}

func (s *state) rec(n int) int {
	if n == 0 {
		s.n++
		return s.n
	}
	return s.n*2 + s.rec(n-1)
}

func fresh() *state { return &state{list: []int{0}, m: map[string]int{}} }

func element(a []int) int          { a[0] += 10; return 1 }
func entry(m map[string]int) int   { m["a"] += 10; return 1 }
func pointee(p *int) int           { *p += 10; return 1 }
func gone(m map[string]int) int    { delete(m, "a"); return 100 }
func copied(a []int) int           { copy(a, []int{9, 9}); return 100 }
func cut(a []int) int              { return len(append(a[:0], a[1:]...)) }
func swapped(a, b *state)          { *a, *b = *b, *a }
func twice[T any](a []T, x T) int  { a[0] = x; return len(a) }
func (q *queue) push(x int) int    { *q = append(*q, x); return x }
func (g *grid) set(r, c, v int) int { g[r][c] = v; return v }

type queue []int

type grid [2][2]int

var total int

func (s *state) add(n int) int { s.n += n; return s.n }
func (s state) plus(n int) int { return s.n + n }

func bump() int { total++; return 10 }
func each() int {
	for total = range 9 {
	}
	return 100
}

func main() {
	s := fresh()
	fmt.Println(s.n+s.change(), s.n*2+s.change(), s.list[0]*2+s.change(), s.arr[0]*2+s.change())
	fmt.Println(s.in.v*2+s.change(), s.name+"!"+fmt.Sprint(s.change()), s.m["a"]+s.change(), s.ok, s.change(), !s.ok, s.change())
	fmt.Println(s.rec(3), s.n)
	pair := func() (int, int) { return s.n, s.change() }
	fmt.Println(pair())
	t := fresh()
	t.next = s
	fmt.Println(t.next.n*2 + s.change())
	use := func(s state, k int) int { return s.n + k }
	fmt.Println(use(*s, s.change()), use(*t.next, s.change()*2))
	f := s.change
	fmt.Println(s.n*3 + f())

	a, m := []int{3, 1, 2}, map[string]int{"a": 5}
	fmt.Println(a[0]*1+element(a), m["a"]+entry(m), m["a"]*2+gone(m), len(m)+entry(m), a[0]*1+copied(a), a[2]*1+cut(a), a)
	fmt.Println(a[0]*1 + func() int { sort.Ints(a); return 100 }())
	fmt.Println(a[0]*1+twice(a, 50), a)

	x := 1
	p, e, field := &x, &a[1], &s.n
	fmt.Println(*p*1+pointee(p), x*2+pointee(p), a[1]*1+pointee(e), s.n*1+pointee(field), x)
	swapped(s, t)
	fmt.Println(s.n*1+func() int { swapped(s, t); return 0 }(), s.n)

	bumped := bump
	fmt.Println(total*1+bumped(), total*1+each(), total)
	var q queue
	fmt.Println(len(q)+q.push(3), q, len(q)*10+q.push(4), q[0]*10+q.push(5))
	var g grid
	fmt.Println(g[1][0]*2+g.set(1, 0, 7), g[1], g[1][0]*2+g.set(1, 0, 8))

	list, at := []state{{n: 1}, {n: 2}}, 0
	move := func() int { at++; return at }
	list[at].add(move())
	fmt.Println(list[0].n, list[1].n, list[at-1].n*2+move())
	b := &state{n: 3}
	first, second := *b, b.add(1)
	fmt.Println(first.n, second, b.plus(func() int { b = &state{n: 20}; return 1 }()))

	letters := []byte("abc")
	upper := func() string { copy(letters, strings.ToUpper("abc")); return "!" }
	fmt.Println(string(letters) + upper())
	byLetters := map[string]int{"abc": 1, "bbc": 2, "ABC": 3}
	first1 := func() int { letters[0]++; byLetters["abc"]++; byLetters[string(letters)] += 10; return 100 }
	letters = []byte("abc")
	fmt.Println(byLetters[string(letters)]+first1(), byLetters)
	letters = []byte("abc")
	byLetters[string(letters)] = first1()
	byLetters[string(letters)] += first1() + byLetters[string(letters)]
	fmt.Println(byLetters, map[string]int{string(letters): first1(), "n": len(letters)})
	var any1 any = 5
	again := func() int { any1 = 6; return 1 }
	fmt.Println(any1.(int)*1+again(), any1)
}

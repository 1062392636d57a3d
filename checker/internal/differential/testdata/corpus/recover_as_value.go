package main

import (
	"errors"
	"fmt"
	"os"
	"sort"
	"strings"
)

var handler = func() { fmt.Println("package handler:", recover()) }

// catch makes a function that recovers what begins with a word.
func catch(word string, err *error) func() {
	return func() {
		r := recover()
		if s, ok := r.(string); ok && strings.HasPrefix(s, word) {
			*err = errors.New(word + " caught " + s)
		} else if r != nil {
			panic(r)
		}
	}
}

func run(name string, f func()) (err error) {
	defer catch("stop", &err)()
	defer catch(name, &err)()
	f()
	return nil
}

type guard struct {
	name string
	seen []any
}

func (g *guard) end() {
	if r := recover(); r != nil {
		g.seen = append(g.seen, r)
	}
}

func (g guard) show(prefix string) { fmt.Println(prefix, g.name, recover()) }

type ender interface{ end() }

type plain struct{}

func (plain) end() { fmt.Println("plain end") }

func say() { fmt.Println("say", recover()) }

// indirect recovers nothing: the function that does is not deferred itself.
func indirect(f func()) { f() }

func try(name string, body func()) {
	defer func() {
		if r := recover(); r != nil {
			fmt.Println(name, "went on with", r)
		}
	}()
	body()
	fmt.Println(name, "ended")
}

func solve(n int) (cols []int) {
	type found struct{}
	done := func() {
		if _, ok := recover().(found); !ok {
			cols = nil
		}
	}
	defer done()
	var place func(row int)
	place = func(row int) {
		if row == n {
			panic(found{})
		}
		for c := range n {
			if !attacked(cols, c) {
				cols = append(cols, c)
				place(row + 1)
				cols = cols[:row]
			}
		}
	}
	place(0)
	return cols
}

func attacked(cols []int, c int) bool {
	for r, other := range cols {
		if d := len(cols) - r; other == c || other == c-d || other == c+d {
			return true
		}
	}
	return false
}

func main() {
	fmt.Println(run("ouch", func() { panic("ouch!") }), run("ouch", func() { panic("stop it") }), run("ouch", func() {}))
	try("rethrown", func() { fmt.Println(run("ouch", func() { panic("else") })) })
	for n := 1; n < 7; n++ {
		if cols := solve(n); cols != nil {
			fmt.Println(n, cols)
		}
	}
	try("package variable", func() { defer handler(); panic(1) })
	try("not deferred", func() { handler(); panic(2) })
	try("called by another", func() { defer func() { handler() }(); panic(3) })
	try("handed on", func() { defer indirect(handler); panic(4) })
	try("a value of another", func() { f := indirect; defer f(handler); panic(5) })
	try("a declared function", func() { f := say; defer f(); panic(6) })

	g := &guard{name: "g"}
	try("method value", func() { end := g.end; defer end(); panic(7) })
	try("method expressions", func() {
		defer (*guard).end(g)
		show := guard.show
		defer show(*g, "shown by")
		panic(8)
	})
	try("interface", func() {
		for _, e := range []ender{plain{}, g} {
			defer e.end()
		}
		panic(9)
	})
	try("method value of an interface", func() { e := ender(g); end := e.end; defer end(); panic(10) })
	try("not through an interface", func() { ender(g).end(); panic(11) })
	fmt.Println(g.seen)

	handlers := map[string]func(int){"twice": func(n int) { fmt.Println("twice", n, recover(), recover()) }}
	try("from a map", func() {
		for i := range 3 {
			defer handlers["twice"](i)
		}
		panic(12)
	})
	try("after another function", func() {
		defer handlers["twice"](5)
		defer sort.Ints([]int{2, 1})
		out := fmt.Fprintln
		defer out(os.Stdout, "printed")
		panic(13)
	})
	try("a recovering one inside another", func() {
		outer := func() {
			func() {
				defer handler()
				panic("inner")
			}()
			fmt.Println("outer", recover())
		}
		defer outer()
		panic("first")
	})
	try("nil", func() {
		var f func()
		defer handler()
		defer f()
	})
	try("again", func() { defer handler(); defer handler(); panic(14) })
}

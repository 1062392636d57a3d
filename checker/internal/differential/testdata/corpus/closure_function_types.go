package main

import (
	"fmt"
	"strings"
)

type filter func(string) bool
type transform func(string) string
type reducer func(acc, s string) string
type factory func(n int) factory

func (f filter) and(g filter) filter { return func(s string) bool { return f(s) && g(s) } }
func (f filter) not() filter         { return func(s string) bool { return !f(s) } }
func (t transform) then(u transform) transform {
	return func(s string) string { return u(t(s)) }
}

func apply(words []string, f filter, t transform, r reducer) (out string) {
	for _, w := range words {
		if f == nil || f(w) {
			if t != nil {
				w = t(w)
			}
			out = r(out, w)
		}
	}
	return
}

func longer(n int) filter { return func(s string) bool { return len(s) > n } }

var join reducer = func(acc, s string) string {
	if acc == "" {
		return s
	}
	return acc + "," + s
}

func main() {
	words := strings.Fields("a queen attacks the whole row and column")
	starts := filter(func(s string) bool { return strings.HasPrefix(s, "a") })
	fmt.Println(apply(words, starts.and(longer(1)), nil, join))
	fmt.Println(apply(words, starts.not().and(longer(3).not()), strings.ToUpper, join))
	up := transform(strings.ToUpper).then(func(s string) string { return s[:1] })
	fmt.Println(apply(words, nil, up, func(a, s string) string { return s + a }))
	n := 0
	var f factory
	f = func(k int) factory { n += k; return f }
	f(1)(2)(3)
	fmt.Println(n)
	fs := map[string]any{"f": longer(2), "t": up, "r": join}
	if g, ok := fs["f"].(filter); ok {
		fmt.Println(g("abc"), g("ab"))
	}
	_, ok := fs["t"].(func(string) string)
	fmt.Println(ok, f != nil)
	var nothing transform
	fmt.Println(nothing == nil)
}

package main

import "fmt"

// Comma-ok results in functions that call themselves between two look-ups.

type node struct {
	name string
	kids []string
}

var tree = map[string]node{
	"root": {"root", []string{"a", "b", "lost"}},
	"a":    {"a", []string{"c"}},
	"b":    {"b", nil},
	"c":    {"c", []string{"lost"}},
}

func walk(name string, depth int) (found, missing int) {
	n, ok := tree[name]
	if !ok {
		fmt.Printf("%*s%q is missing, %v %v\n", depth*2, "", name, n, n.kids == nil)
		return 0, 1
	}
	found = 1
	for _, k := range n.kids {
		f, m := walk(k, depth+1)
		found, missing = found+f, missing+m
		again, ok := tree[k]
		fmt.Printf("%*s%s %s %t\n", depth*2, "", n.name, again.name, ok)
	}
	return
}

func depth(v any) (d int) {
	list, ok := v.([]any)
	if !ok {
		return len(list)
	}
	for _, x := range list {
		d = max(d, depth(x))
	}
	inner, ok := v.(int)
	return d + 1 + inner
}

func memo() func(int) int {
	cache := map[int]int{}
	var f func(int) int
	f = func(n int) int {
		v, ok := cache[n]
		if ok {
			return v
		}
		if n < 2 {
			v = n
		} else {
			v += f(n-1) + f(n-2)
		}
		cache[n] = v
		return v
	}
	return f
}

func main() {
	fmt.Println(walk("root", 0))
	fmt.Println(depth([]any{1, []any{2, []any{}}, "x"}), depth(3))
	f := memo()
	fmt.Println(f(30), f(5))
}

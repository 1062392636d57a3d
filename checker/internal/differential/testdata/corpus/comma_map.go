package main

import "fmt"

// The comma-ok form of map reads in all the places it may stand.

type key struct{ row, col int }

func find(m map[string]int, k string) (v int, ok bool) {
	v, ok = m[k]
	return
}

func lookup(m map[string]*key, k string) (*key, bool) {
	p, ok := m[k]
	return p, ok
}

func main() {
	m := map[string]int{"zero": 0, "one": 1}
	if v, ok := m["zero"]; ok {
		fmt.Println("zero is there:", v)
	}
	if _, ok := m["two"]; !ok {
		fmt.Println("two is not")
	}
	fmt.Println(find(m, "one"))
	fmt.Println(find(m, "ten"))

	var v int
	var present bool
	v, present = m["one"]
	fmt.Println(v, present)

	res := struct {
		v  int
		ok bool
	}{}
	res.v, res.ok = m["one"]
	fmt.Println(res)

	seen := map[key]struct{}{}
	for _, k := range []key{{1, 2}, {3, 4}, {1, 2}} {
		if _, dup := seen[k]; dup {
			fmt.Println("again", k)
			continue
		}
		seen[k] = struct{}{}
	}
	type flag bool
	var f flag
	_, f = m["one"]
	fmt.Println(f, len(seen))

	var none map[string]int
	n, ok := none["x"]
	fmt.Println(n, ok)
	p, ok := lookup(map[string]*key{"a": nil}, "a")
	fmt.Println(p == nil, ok)
}

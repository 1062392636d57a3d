package main

import "fmt"

// Comma-ok forms whose results go to elements, fields and named types.

type flag bool
type table map[string]func() int

func fetch(t table, k string) (v int, ok bool) {
	f, ok := t[k]
	if ok {
		v = f()
	}
	return
}

func pick[K comparable, V any](m map[K]V, ks ...K) (out []V, missing []K) {
	for _, k := range ks {
		if v, ok := m[k]; ok {
			out = append(out, v)
		} else {
			missing = append(missing, k)
		}
	}
	return
}

func as[T any](vs ...any) (out []T) {
	for _, v := range vs {
		if t, ok := v.(T); ok {
			out = append(out, t)
		}
	}
	return
}

func main() {
	t := table{"one": func() int { return 1 }}
	fmt.Println(fetch(t, "one"))
	fmt.Println(fetch(t, "two"))
	fmt.Println(pick(map[string]int{"a": 1, "c": 3}, "a", "b", "c"))
	fmt.Println(as[int](1, "x", 2.5, 7), as[string](1, "x"), as[fmt.Stringer](1))
	oks := [3]bool{}
	var vals []any
	src := []any{1, "two", nil}
	vals = make([]any, len(src))
	for i, s := range src {
		vals[i], oks[i] = s.(int)
	}
	fmt.Println(vals, oks)
	st := struct {
		n  int
		ok flag
	}{}
	st.n, oks[2] = map[int]int{5: 50}[5]
	fmt.Println(st, oks)
	var f flag
	_, f = any("s").(string)
	fmt.Println(f, !f)
	c := make(chan int, 2)
	c <- 9
	close(c)
	m := map[string]bool{}
	st.n, m["first"] = <-c
	fmt.Println(st.n, m)
	st.n, m["second"] = <-c
	fmt.Println(st.n, m)
	if v, ok := any(st).(struct {
		n  int
		ok flag
	}); ok && !bool(v.ok) {
		fmt.Println("same struct type", v.n)
	}
	x, ok := any(&st).(*struct {
		n  int
		ok flag
	})
	x.n = 77
	fmt.Println(st.n, ok)
}

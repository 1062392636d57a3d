package main

import "fmt"

// What a closure holds: parameters, receivers, results, arrays, structs, loop
// variables and other closures.

type tank struct {
	level int
	hist  [3]int
}

func (t tank) reader() func() int { return func() int { return t.level } }
func (t *tank) filler() func(int) int {
	return func(n int) int {
		t.hist[0], t.hist[1], t.hist[2] = t.level, t.hist[0], t.hist[1]
		t.level += n
		return t.level
	}
}

func adders(params ...int) (fs []func(int) int) {
	for _, p := range params {
		fs = append(fs, func(x int) int { p += x; return p })
	}
	return
}

func wrap(s string) (f func() string, set func(string)) {
	f = func() string { return "<" + s + ">" }
	set = func(t string) { s = t }
	return
}

func main() {
	t := tank{level: 1}
	read, fill := t.reader(), t.filler()
	fill(10)
	fill(5)
	fmt.Println(read(), t)
	fs := adders(1, 100)
	fmt.Println(fs[0](1), fs[0](1), fs[1](1))
	f, set := wrap("a")
	set("b")
	fmt.Println(f())
	arr := [3]int{1, 2, 3}
	st := struct{ n int }{5}
	bump := func() { arr[1]++; st.n *= 2 }
	saved := arr
	bump()
	bump()
	fmt.Println(arr, saved, st)
	var later func() string
	g := func() string { return later() + "!" }
	later = func() string { return "late" }
	fmt.Println(g())
	m := map[string]int{}
	s := []int{}
	put := func(k string) { m[k] = len(s); s = append(s, len(k)) }
	put("xx")
	put("yyy")
	fmt.Println(m, s)
	outer := 1
	func() {
		inner := 10
		func() {
			outer += inner
			inner = 0
		}()
		outer += inner
	}()
	fmt.Println(outer)
	res := func(a, b int) (q, r int) { q, r = a/b, a%b; return }
	fmt.Println(res(17, 5))
	p := &outer
	deref := func() int { return *p }
	outer = 77
	fmt.Println(deref(), func() int { return 3 }()+4)
}

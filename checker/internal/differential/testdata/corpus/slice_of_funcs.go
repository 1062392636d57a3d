package main

import "fmt"

type step struct {
	name string
	run  func(*state) bool
}

type state struct {
	n   int
	log []string
}

func (s *state) add(k int) func(*state) bool {
	return func(t *state) bool {
		t.n += k
		return t.n < 10
	}
}

func pipeline(s *state, steps ...step) (done int) {
	for _, st := range steps {
		s.log = append(s.log, st.name)
		if !st.run(s) {
			break
		}
		done++
	}
	return
}

func main() {
	s := &state{}
	steps := []step{
		{"one", s.add(1)},
		{"double", func(t *state) bool { t.n *= 2; return true }},
		{"nine", s.add(9)},
		{"never", func(*state) bool { panic("not reached") }},
	}
	fmt.Println(pipeline(s, steps...), *s)
	fmt.Println(pipeline(&state{n: -20}, steps[:3]...))
	ops := []func(float64, float64) float64{
		func(a, b float64) float64 { return a + b },
		func(a, b float64) float64 { return a * b },
	}
	acc := 1.0
	for i, op := range append(ops, ops...) {
		acc = op(acc, float64(i+1))
	}
	fmt.Println(acc)
	var undo []func()
	x := 1
	for _, v := range []int{5, 7} {
		old := x
		undo = append(undo, func() { x = old })
		x = v
	}
	for len(undo) > 0 {
		undo[len(undo)-1]()
		undo = undo[:len(undo)-1]
		fmt.Print(x, " ")
	}
	fmt.Println()
	matrix := [][]func(int) int{{func(x int) int { return x }}, {nil, func(x int) int { return -x }}}
	fmt.Println(matrix[1][1](matrix[0][0](3)), matrix[1][0] == nil)
	var nothing []func()
	for _, f := range nothing {
		f()
	}
	func(fs ...func() string) {
		for _, f := range fs {
			fmt.Print(f())
		}
		fmt.Println(len(fs))
	}(func() string { return "a" }, func() string { return "b" })
}

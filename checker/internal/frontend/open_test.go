package frontend

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestLeavesOpen(t *testing.T) {
	for body, want := range map[string]bool{
		"var b []int\nb = append(b, 1, 2, 3)\nprintln(len(b))":               false,
		"q.rows = append(q.rows, 1)\nq.rows = q.rows[:0]":                    false,
		"all = append(all, []int{1})\nall[0] = append(all[0], 2)":            false,
		"b := append([]int{}, all[0]...)\nprintln(b[0])":                     false,
		"b := append([]int(nil), all[0]...)\nprintln(b[0])":                  false,
		"b := append(all[0][:1:1], 2)\nprintln(b[0])":                        false,
		"all = append(all, append(make([]int, 0, 3), all[0]...))":            false,
		"b := all[0]\nprintln(b[0])":                                         false,
		"b := append(all[0], 2)\nprintln(b[0])":                              true,
		"func(b []int) { println(append(b, 1)[0]) }(nil)":                    true,
		"func(b []int) { b = append(b, 1); println(b[0]) }(nil)":             true,
		"func(b []int) { b = append(b[:1], 1); println(b[0]) }(all[0])":      true,
		"var b []int\nc := b\nb = append(b, 1)\nprintln(c == nil)":           true,
		"b := q.rows[:1]\nb = append(b, 1)\nprintln(b[0])":                   true,
		"var b = q.rows\nq.rows = append(q.rows, 1)\nprintln(b[0])":          true,
		"println(append(sorted(), 1)[0])":                                    true,
		"println(cap(all))":                                                  true,
		"println(cap([3]int{}), cap(make(chan int, 1)))":                     false,
		"println(&struct{}{} == &struct{}{})":                                true,
		"println(new([0]int) == nil)":                                        true,
		"println(new(list[int]) == nil)":                                     false,
		"println(&[2]struct{ a, b struct{} }{} == nil)":                      true,
		"println(&q == nil)":                                                 false,
		"x := 1e10\nprintln(uint16(x))":                                      true,
		"x := 1e10\nprintln(int(x), uint64(x), float32(x))":                  false,
		"println(uint16(1e3))":                                               false,
		"f, _ := os.Open(\"/dev/stdin\")\nprintln(f == nil)":                 true,
		"text, _ := os.ReadFile(\"/dev/stdin\")\nprintln(len(text))":         false,
		"append := func(b, c []int) []int { return b }\nappend(all[0], nil)": false,
	} {
		t.Run(body, func(t *testing.T) {
			src := "package main\n\nimport \"os\"\n\nvar all [][]int\n\nvar q struct{ rows []int }\n\nvar _ = os.Args\n\nfunc sorted() []int { return nil }\n\ntype list[T any] struct { first *T; rest *list[T] }\n\nfunc main() {\n" + body + "\n}\n"
			assert.Equal(t, want, accepted(t, src).LeavesOpen())
		})
	}
}

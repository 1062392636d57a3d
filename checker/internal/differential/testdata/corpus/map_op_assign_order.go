package main

import "fmt"

var log []string

func note(s string, v int) int { log = append(log, s); return v }

type counter struct{ m map[string]int }

func (c *counter) get() map[string]int { note("get", 0); return c.m }

func main() {
	m := map[int]int{}
	a := []int{1, 2, 3}
	p := &counter{map[string]int{}}
	m[note("k", 1)] += note("v", 5)
	m[note("k2", 1)] -= m[note("r", 1)] * note("v2", 2)
	a[note("i", 2)] += note("j", 10)
	p.get()["x"] += note("w", 1)
	p.get()[fmt.Sprint(note("q", 3))] |= note("z", 6)
	k := 1
	m[k] += func() int { k = 7; return 1 }()
	m[k+1] += func() int { k = 70; return 2 }()
	s := map[string]string{}
	s[fmt.Sprint("a", note("s", 1))] += fmt.Sprint(note("t", 2))
	a[note("x", 0)], m[note("y", 3)] = note("e", 4), note("f", 5)
	m[note("shift", 1)] <<= note("count", 2)
	m[note("inc", 9)]++
	fmt.Println(m, a, p.m, s, k)
	fmt.Println(log)
}

package main

import (
	"fmt"
	"sort"
	"strings"
)

type grade struct {
	subject string
	mark    float64
}

type report map[string][]grade

func (r report) add(name, subject string, mark float64) report {
	r[name] = append(r[name], grade{subject, mark})
	return r
}

func (r report) average(name string) (avg float64, ok bool) {
	gs, ok := r[name]
	if !ok || len(gs) == 0 {
		return 0, false
	}
	for _, g := range gs {
		avg += g.mark
	}
	return avg / float64(len(gs)), true
}

func (r report) names() []string {
	names := make([]string, 0, len(r))
	for n := range r {
		names = append(names, n)
	}
	sort.Strings(names)
	return names
}

func main() {
	r := report{}.add("bob", "maths", 2).add("ann", "maths", 1.5).add("bob", "art", 3)
	for i, n := range r.names() {
		avg, _ := r.average(n)
		fmt.Printf("%d. %-5s %.2f %v\n", i+1, strings.ToUpper(n[:1])+n[1:], avg, r[n])
	}
	fmt.Println(r.average("cid"))
	fmt.Println(r, len(r["nobody"]))
	best := map[string]string{}
	for _, n := range r.names() {
		for _, g := range r[n] {
			if cur, ok := best[g.subject]; !ok || r.markOf(cur, g.subject) > g.mark {
				best[g.subject] = n
			}
		}
	}
	fmt.Println(best)
	fmt.Println(map[bool]int{true: 1, false: 0}, map[float64]string{2.5: "b", -1: "a"}, map[[2]int]rune{{2, 1}: 'x', {1, 9}: 'y'})
	fmt.Println(map[string]map[string]int{"z": {"q": 1, "a": 2}, "b": nil})
	counts := make(map[rune]int)
	for _, c := range "mississippi" {
		counts[c]++
	}
	var rs []int
	for c := range counts {
		rs = append(rs, int(c))
	}
	sort.Ints(rs)
	for _, c := range rs {
		fmt.Printf("%c%d ", c, counts[rune(c)])
	}
	fmt.Println()
}

func (r report) markOf(name, subject string) float64 {
	for _, g := range r[name] {
		if g.subject == subject {
			return g.mark
		}
	}
	return 99
}

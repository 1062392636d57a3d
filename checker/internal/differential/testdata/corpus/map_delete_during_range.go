package main

import (
	"fmt"
	"sort"
)

type interval struct{ lo, hi int }

func keys[K ~int | ~string, V any](m map[K]V) []K {
	ks := make([]K, 0, len(m))
	for k := range m {
		ks = append(ks, k)
	}
	sort.Slice(ks, func(i, j int) bool { return ks[i] < ks[j] })
	return ks[:len(ks):len(ks)]
}

func sieve(n int) (out []int) {
	left := map[int]bool{}
	for i := 2; i <= n; i++ {
		left[i] = true
	}
	for p := 2; len(left) > 0; p++ {
		if !left[p] {
			continue
		}
		out = append(out, p)
		for k := range left {
			if k%p == 0 {
				delete(left, k)
			}
		}
	}
	return
}

func merge(is map[string]interval) (lo, hi int) {
	first := true
	for _, i := range is {
		if first {
			lo, hi, first = i.lo, i.hi, false
			continue
		}
		lo, hi = min(lo, i.lo), max(hi, i.hi)
	}
	return
}

func main() {
	fmt.Println(sieve(30))
	m := map[string]interval{"a": {3, 5}, "b": {-1, 2}, "c": {4, 9}}
	fmt.Println(merge(m))
	fmt.Println(merge(nil))
	for k, v := range m {
		v.hi *= 10
		if k != "b" {
			m[k] = v
		}
	}
	fmt.Println(m)
	for k := range m {
		delete(m, k)
	}
	fmt.Println(len(m), m)
	groups := map[int]map[string]bool{}
	for _, w := range []string{"go", "is", "fun", "to", "run"} {
		g, ok := groups[len(w)]
		if !ok {
			g = make(map[string]bool)
			groups[len(w)] = g
		}
		g[w] = true
	}
	fmt.Println(len(groups), len(groups[2]), groups[3]["run"], groups[9]["x"], groups)
	type edge [2]string
	dist := map[edge]int{{"a", "b"}: 1}
	dist[edge{"b", "a"}] = dist[edge{"a", "b"}] + 1
	sum := 0
	for e, d := range dist {
		sum += d * len(e)
	}
	fmt.Println(sum, len(dist))
	counter := map[rune]*int{}
	for _, r := range "abca" {
		if counter[r] == nil {
			counter[r] = new(int)
		}
		*counter[r]++
	}
	fmt.Println(*counter['a'], *counter['b'], counter['z'] == nil)
}

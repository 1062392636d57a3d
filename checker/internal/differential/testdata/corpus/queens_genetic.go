package main

import (
	"fmt"
	"sort"
)

type genome []int

type random struct{ s uint32 }

func (r *random) n(k int) int {
	r.s = r.s*1103515245 + 12345
	return int(r.s>>16&0x7fff) % k
}

func (g genome) cost() (c int) {
	for i := range g {
		for j := i + 1; j < len(g); j++ {
			if g[i] == g[j] || g[i]-g[j] == j-i || g[j]-g[i] == j-i {
				c++
			}
		}
	}
	return
}

func (g genome) cross(h genome, at int) genome {
	return append(append(genome{}, g[:at]...), h[at:]...)
}

func main() {
	const n, size = 6, 16
	r := &random{2024}
	pop := make([]genome, size)
	for i := range pop {
		pop[i] = make(genome, n)
		for j := range pop[i] {
			pop[i][j] = r.n(n)
		}
	}
	for gen := 0; gen < 60; gen++ {
		sort.SliceStable(pop, func(i, j int) bool { return pop[i].cost() < pop[j].cost() })
		if gen%10 == 0 {
			fmt.Println(gen, pop[0].cost(), pop[0])
		}
		if pop[0].cost() == 0 {
			fmt.Println("found in", gen, pop[0])
			return
		}
		for i := size / 2; i < size; i++ {
			child := pop[r.n(size/2)].cross(pop[r.n(size/2)], r.n(n))
			if r.n(2) == 0 {
				child[r.n(n)] = r.n(n)
			}
			pop[i] = child
		}
	}
	fmt.Println("best", pop[0].cost())
}

package main

import (
	"fmt"
	"sort"
	"strings"
)

type graph map[string][]string

func (g graph) edge(a, b string) {
	g[a] = append(g[a], b)
	g[b] = append(g[b], a)
}

func (g graph) bfs(from, to string) []string {
	prev := map[string]string{from: ""}
	queue := []string{from}
	for len(queue) > 0 {
		at := queue[0]
		queue = queue[1:]
		if at == to {
			var path []string
			for n := to; n != ""; n = prev[n] {
				path = append([]string{n}, path...)
			}
			return path
		}
		for _, n := range g[at] {
			if _, seen := prev[n]; !seen {
				prev[n] = at
				queue = append(queue, n)
			}
		}
	}
	return nil
}

func (g graph) components() (out [][]string) {
	seen := map[string]bool{}
	var visit func(string, *[]string)
	visit = func(n string, comp *[]string) {
		if seen[n] {
			return
		}
		seen[n] = true
		*comp = append(*comp, n)
		for _, m := range g[n] {
			visit(m, comp)
		}
	}
	var names []string
	for n := range g {
		names = append(names, n)
	}
	sort.Strings(names)
	for _, n := range names {
		var comp []string
		if visit(n, &comp); comp != nil {
			out = append(out, comp)
		}
	}
	return
}

func topo(deps map[string][]string) (order []string, ok bool) {
	state := map[string]int{}
	var visit func(string) bool
	visit = func(n string) bool {
		switch state[n] {
		case 1:
			return false
		case 2:
			return true
		}
		state[n] = 1
		for _, d := range deps[n] {
			if !visit(d) {
				return false
			}
		}
		state[n] = 2
		order = append(order, n)
		return true
	}
	for _, n := range strings.Fields("shirt tie shoes belt jacket") {
		if !visit(n) {
			return nil, false
		}
	}
	return order, true
}

func main() {
	g := graph{}
	for _, e := range []string{"a-b", "b-c", "c-d", "a-e", "e-d", "x-y"} {
		p, q, _ := strings.Cut(e, "-")
		g.edge(p, q)
	}
	fmt.Println(g.bfs("b", "e"), g.bfs("a", "x") == nil, len(g))
	fmt.Println(g.components())
	fmt.Println(topo(map[string][]string{"tie": {"shirt"}, "jacket": {"tie", "belt"}, "belt": {"shoes"}}))
	fmt.Println(topo(map[string][]string{"tie": {"belt"}, "belt": {"tie"}}))
}

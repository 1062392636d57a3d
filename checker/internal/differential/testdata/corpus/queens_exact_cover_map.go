package main

import (
	"fmt"
	"slices"
	"sort"
)

// Exact cover with maps and sets.

type set map[string]struct{}
type problem struct {
	cols map[string]set
	rows map[string][]string
}

func newProblem(rows map[string][]string, items string) *problem {
	p := &problem{map[string]set{}, rows}
	for _, r := range items {
		p.cols[string(r)] = set{}
	}
	for name, its := range rows {
		for _, it := range its {
			p.cols[it][name] = struct{}{}
		}
	}
	return p
}

func sortedKeys[V any](m map[string]V) (ks []string) {
	for k := range m {
		ks = append(ks, k)
	}
	sort.Strings(ks)
	return
}

func (p *problem) choose(row string) (removed []set) {
	for _, j := range p.rows[row] {
		for i := range p.cols[j] {
			for _, k := range p.rows[i] {
				if k != j {
					delete(p.cols[k], i)
				}
			}
		}
		removed = append(removed, p.cols[j])
		delete(p.cols, j)
	}
	return
}

func (p *problem) restore(row string, removed []set) {
	for n := len(removed) - 1; n >= 0; n-- {
		j := p.rows[row][n]
		p.cols[j] = removed[n]
		for i := range p.cols[j] {
			for _, k := range p.rows[i] {
				if k != j {
					p.cols[k][i] = struct{}{}
				}
			}
		}
	}
}

func (p *problem) solve(part []string, visit func([]string)) {
	if len(p.cols) == 0 {
		visit(slices.Sorted(slices.Values(part)))
		return
	}
	best := ""
	for _, c := range sortedKeys(p.cols) {
		if best == "" || len(p.cols[c]) < len(p.cols[best]) {
			best = c
		}
	}
	for _, r := range sortedKeys(p.cols[best]) {
		removed := p.choose(r)
		p.solve(append(part, r), visit)
		p.restore(r, removed)
	}
}

func main() {
	p := newProblem(map[string][]string{
		"A": {"1", "4", "7"}, "B": {"1", "4"}, "C": {"4", "5", "7"},
		"D": {"3", "5", "6"}, "E": {"2", "3", "6", "7"}, "F": {"2", "7"},
	}, "1234567")
	p.solve(nil, func(s []string) { fmt.Println(s) })
	fmt.Println(len(p.cols), len(p.cols["7"]))
}

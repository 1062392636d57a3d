package main

import (
	"fmt"
	"sort"
)

// Maps are gone over in an order of one's own making.

type entry struct {
	word string
	n    int
}

func main() {
	m := map[string]int{}
	for _, w := range []string{"to", "be", "or", "not", "to", "be"} {
		m[w]++
	}
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	for _, k := range keys {
		fmt.Print(k, "=", m[k], " ")
	}
	fmt.Println()
	var entries []entry
	for _, w := range keys {
		entries = append(entries, entry{w, m[w]})
	}
	sort.Slice(entries, func(i, j int) bool {
		if entries[i].n != entries[j].n {
			return entries[i].n > entries[j].n
		}
		return entries[i].word < entries[j].word
	})
	fmt.Println(entries)
	total := 0
	for _, n := range m {
		total += n
	}
	for k := range m {
		if len(k) == 2 {
			delete(m, k)
		}
	}
	fmt.Println(total, m)
	inverse := map[int][]string{}
	for _, e := range entries {
		inverse[e.n] = append(inverse[e.n], e.word)
	}
	fmt.Println(inverse)
	var none map[int]int
	for range none {
		total++
	}
	fmt.Println(total, len(none))
	one := map[[2]int]bool{{1, 2}: true}
	for k, v := range one {
		k[0] = 9
		fmt.Println(k, v, one)
	}
}

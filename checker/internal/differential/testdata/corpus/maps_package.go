package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

type inventory map[string]int

func (inv inventory) total() (n int) {
	for _, q := range inv {
		n += q
	}
	return
}

func invert[K, V comparable](m map[K]V) map[V]K {
	out := make(map[V]K, len(m))
	for k, v := range m {
		out[v] = k
	}
	return out
}

func main() {
	inv := inventory{"apple": 3, "pear": 5}
	c := maps.Clone(inv)
	c["fig"] = 1
	fmt.Println(inv.total(), c.total(), len(inv), maps.Equal(inv, c))
	maps.Copy(inv, map[string]int{"apple": 10, "kiwi": 2})
	fmt.Println(inv)
	maps.DeleteFunc(inv, func(k string, v int) bool { return strings.HasPrefix(k, "p") || v == 2 })
	fmt.Println(inv)
	m := invert(map[int]string{1: "one", 2: "two"})
	fmt.Println(m, slices.Sorted(maps.Values(m)))
	d := maps.Collect(slices.All([]string{"zero", "one"}))
	fmt.Println(d)
	maps.Insert(d, maps.All(map[int]string{5: "five"}))
	fmt.Println(d)
	keys := slices.Collect(maps.Keys(c))
	slices.Sort(keys)
	fmt.Println(strings.Join(keys, ","))
	fmt.Println(maps.EqualFunc(c, map[string]string{"apple": "3", "pear": "5", "fig": "1"}, func(n int, s string) bool { return fmt.Sprint(n) == s }))
}

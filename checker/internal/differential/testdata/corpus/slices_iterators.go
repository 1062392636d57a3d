package main

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
)

type word string

type person struct {
	name string
	age  int
}

func main() {
	m := map[word]int{"b": 2, "a": 1, "c": 3}
	keys := slices.Sorted(maps.Keys(m))
	fmt.Printf("%v %T\n", keys, keys)
	for i, k := range slices.Backward(keys) {
		fmt.Print(i, k, m[k], " ")
	}
	fmt.Println()
	for c := range slices.Chunk([]int{1, 2, 3, 4, 5}, 2) {
		fmt.Print(c, len(c), " ")
	}
	fmt.Println()
	people := []person{{"Ann", 30}, {"Bob", 25}, {"Cid", 30}, {"Dee", 25}}
	slices.SortStableFunc(people, func(a, b person) int {
		return cmp.Or(-cmp.Compare(a.age, b.age), strings.Compare(a.name, b.name))
	})
	fmt.Println(people)
	i, found := slices.BinarySearchFunc(people, 25, func(p person, age int) int { return cmp.Compare(age, p.age) })
	fmt.Println(i, found)
	byAge := slices.IndexFunc(people, func(p person) bool { return p.age < 30 })
	fmt.Println(byAge, slices.Collect(maps.Values(map[int]string{1: "only"})))
	total := 0
	for v := range maps.Values(m) {
		total += v
	}
	fmt.Println(total)
	n := maps.Clone(m)
	maps.DeleteFunc(n, func(k word, v int) bool { return v > 1 })
	fmt.Println(n, len(m), maps.Equal(m, n))
	for i, v := range slices.All([]string{"x", "y"}) {
		fmt.Print(i, v, ";")
	}
	fmt.Println()
	fmt.Println(slices.SortedFunc(slices.Values(keys), func(a, b word) int { return strings.Compare(string(b), string(a)) }))
	fmt.Println(slices.AppendSeq([]word{"z"}, slices.Values(keys)))
}

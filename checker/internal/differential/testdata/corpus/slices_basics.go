package main

import (
	"fmt"
	"slices"
)

type card struct {
	suit string
	rank int
}

func main() {
	s := []int{3, 1, 4, 1, 5, 9, 2, 6}
	t := slices.Clone(s)
	slices.Sort(t)
	fmt.Println(s, t, slices.IsSorted(t))
	fmt.Println(slices.Max(s), slices.Min(s), slices.Contains(s, 9), slices.Index(s, 4), slices.Index(s, 7))
	slices.Reverse(s)
	fmt.Println(s)
	i, ok := slices.BinarySearch(t, 5)
	fmt.Println(i, ok)
	i, ok = slices.BinarySearch(t, 7)
	fmt.Println(i, ok)
	t = slices.Compact(t)
	t = slices.Insert(t, 1, 100, 200)
	t = slices.Delete(t, 3, 5)
	fmt.Println(t)
	cards := []card{{"hearts", 3}, {"clubs", 9}, {"hearts", 1}}
	slices.SortFunc(cards, func(a, b card) int {
		if a.suit != b.suit {
			if a.suit < b.suit {
				return -1
			}
			return 1
		}
		return a.rank - b.rank
	})
	fmt.Println(cards)
	at := slices.IndexFunc(cards, func(c card) bool { return c.rank > 2 })
	fmt.Println(at, slices.ContainsFunc(cards, func(c card) bool { return c.suit == "spades" }))
	fmt.Println(slices.Equal([]string{"a"}, []string{"a"}), slices.Compare([]int{1, 2}, []int{1, 3}))
	words := []string{"pear", "fig", "apple"}
	fmt.Println(slices.Sorted(slices.Values(words)), slices.Concat(words, []string{"x"}), slices.Repeat([]int{7}, 3))
	fmt.Println(slices.MaxFunc(cards, func(a, b card) int { return a.rank - b.rank }))
	odd := slices.DeleteFunc([]int{1, 2, 3, 4, 5}, func(n int) bool { return n%2 == 0 })
	fmt.Println(odd)
}

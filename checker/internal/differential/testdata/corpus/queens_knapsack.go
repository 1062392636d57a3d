package main

import (
	"fmt"
	"sort"
)

type item struct {
	name          string
	weight, value int
}

type items []item

func (s items) Len() int           { return len(s) }
func (s items) Swap(i, j int)      { s[i], s[j] = s[j], s[i] }
func (s items) Less(i, j int) bool { return s[i].value*s[j].weight > s[j].value*s[i].weight }

type search struct {
	items
	best  int
	taken []string
	cuts  int
}

func (s *search) bound(i, left, value int) float64 {
	b := float64(value)
	for _, it := range s.items[i:] {
		if it.weight > left {
			return b + float64(it.value)*float64(left)/float64(it.weight)
		}
		left -= it.weight
		b += float64(it.value)
	}
	return b
}

func (s *search) branch(i, left, value int, names []string) {
	if value > s.best {
		s.best, s.taken = value, append([]string(nil), names...)
	}
	if i == s.Len() {
		return
	}
	if s.bound(i, left, value) <= float64(s.best) {
		s.cuts++
		return
	}
	if it := s.items[i]; it.weight <= left {
		s.branch(i+1, left-it.weight, value+it.value, append(names, it.name))
	}
	s.branch(i+1, left, value, names)
}

func table(its items, cap int) int {
	dp := make([]int, cap+1)
	for _, it := range its {
		for w := cap; w >= it.weight; w-- {
			dp[w] = max(dp[w], dp[w-it.weight]+it.value)
		}
	}
	return dp[cap]
}

func main() {
	s := &search{items: items{{"map", 9, 150}, {"water", 13, 35}, {"compass", 7, 160}, {"tin", 15, 60}, {"rope", 50, 200}}}
	sort.Sort(s.items)
	s.branch(0, 40, 0, nil)
	fmt.Println(s.best, s.taken, s.cuts, table(s.items, 40))
	fmt.Println(s.items[0], s.Len())
}

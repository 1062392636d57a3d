package main

import (
	"fmt"
	"sort"
)

type student struct {
	name  string
	marks []int
}

func (s student) best() int {
	b := 0
	for _, m := range s.marks {
		if m > b {
			b = m
		}
	}
	return b
}

func main() {
	ss := []student{{"Ann", []int{3, 9}}, {"Bob", []int{7}}, {"Cid", []int{9, 1}}, {"Dee", nil}}
	sort.Slice(ss, func(i, j int) bool {
		if a, b := ss[i].best(), ss[j].best(); a != b {
			return a > b
		}
		return ss[i].name < ss[j].name
	})
	for _, s := range ss {
		fmt.Print(s.name, s.best(), " ")
	}
	fmt.Println()
	sort.SliceStable(ss, func(i, j int) bool { return len(ss[i].marks) < len(ss[j].marks) })
	fmt.Println(ss)
	words := []string{"the", "eight", "queens", "a", "on"}
	sort.Strings(words)
	fmt.Println(words, sort.SearchStrings(words, "on"))
	sort.Slice(words, func(i, j int) bool {
		return len(words[i]) < len(words[j]) || len(words[i]) == len(words[j]) && words[i] < words[j]
	})
	fmt.Println(words)
	f := []float64{2.5, -1, 3}
	sort.Float64s(f)
	fmt.Println(f, sort.SearchInts([]int{1, 3, 5, 7}, 4))
	n := sort.Search(1000, func(i int) bool { return i*i >= 500 })
	fmt.Println(n)
	pairs := [][2]int{{2, 1}, {1, 9}, {1, 2}}
	sort.Slice(pairs, func(i, j int) bool {
		return pairs[i][0] < pairs[j][0] || pairs[i][0] == pairs[j][0] && pairs[i][1] < pairs[j][1]
	})
	fmt.Println(pairs)
	bs := []byte("sorting")
	sort.Slice(bs, func(i, j int) bool { return bs[i] < bs[j] })
	fmt.Println(string(bs))
	idx, found := sort.Find(len(words), func(i int) int { return len("eight") - len(words[i]) })
	fmt.Println(idx, found)
}

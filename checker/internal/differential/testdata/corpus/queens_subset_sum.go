package main

import (
	"fmt"
	"sort"
)

type found struct {
	sets [][]int
	cut  int
}

func (f *found) search(xs []int, from, left int, cur []int) {
	if left == 0 {
		f.sets = append(f.sets, append([]int(nil), cur...))
		return
	}
	for i := from; i < len(xs); i++ {
		if i > from && xs[i] == xs[i-1] {
			continue
		}
		if xs[i] > left {
			f.cut++
			break
		}
		f.search(xs, i+1, left-xs[i], append(cur, xs[i]))
	}
}

func combinations(xs []int, target int) (all [][]int) {
	var rec func(int, int, []int)
	rec = func(i, left int, cur []int) {
		switch {
		case left == 0:
			c := make([]int, len(cur))
			copy(c, cur)
			all = append(all, c)
		case i < len(xs) && left > 0:
			rec(i, left-xs[i], append(cur, xs[i]))
			rec(i+1, left, cur)
		}
	}
	rec(0, target, nil)
	return
}

func partition(xs []int) (a, b []int, ok bool) {
	sum := 0
	for _, x := range xs {
		sum += x
	}
	for mask := 0; mask < 1<<len(xs); mask++ {
		s := 0
		a, b = a[:0], b[:0]
		for i, x := range xs {
			if mask>>i&1 == 1 {
				s += x
				a = append(a, x)
			} else {
				b = append(b, x)
			}
		}
		if s*2 == sum {
			return a, b, true
		}
	}
	return nil, nil, false
}

func main() {
	xs := []int{10, 1, 2, 7, 6, 1, 5}
	sort.Ints(xs)
	var f found
	f.search(xs, 0, 8, nil)
	fmt.Println(f.sets, f.cut)
	fmt.Println(combinations([]int{2, 3, 5}, 8))
	fmt.Println(partition([]int{3, 1, 1, 2, 2, 1}))
	fmt.Println(partition([]int{1, 2}))
}

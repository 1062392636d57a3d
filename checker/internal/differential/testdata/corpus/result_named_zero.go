package main

import (
	"errors"
	"fmt"
)

// A bare return gives what the named results hold, zero values to begin with.

type stats struct{ min, max int }

func nothing() (n int, s string, ok bool, list []int, err error) { return }

func summary(xs []int) (st stats, err error) {
	if len(xs) == 0 {
		err = errors.New("no numbers")
		return
	}
	st.min, st.max = xs[0], xs[0]
	for _, x := range xs {
		if x < st.min {
			st.min = x
		}
		if x > st.max {
			st.max = x
		}
	}
	return
}

func table(n int) (t [4]int) {
	for i := range t {
		t[i] = i * n
		if i == 2 {
			return
		}
	}
	return
}

func shadowed(n int) (r int) {
	if n > 0 {
		r := n
		r++
		_ = r
	}
	return
}

func index(words ...string) (m map[string]int) {
	for i, w := range words {
		if m == nil {
			m = make(map[string]int)
		}
		m[w] = i
	}
	return m
}

func main() {
	fmt.Println(nothing())
	fmt.Println(summary(nil))
	fmt.Println(summary([]int{4, -2, 9}))
	fmt.Println(table(3), table(5), shadowed(3))
	fmt.Println(index(), index("a", "b", "a"), index() == nil)
}

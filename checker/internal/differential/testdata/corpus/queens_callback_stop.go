package main

import "fmt"

type action bool

const (
	stop action = false
	more action = true
)

type visitor func(k int, q []int) action

func walk(n int, q []int, k *int, v visitor) action {
	if len(q) == n {
		*k++
		return v(*k, q)
	}
	for c := 1; c <= n; c++ {
		if clash(q, c) {
			continue
		}
		if walk(n, append(q, c), k, v) == stop {
			return stop
		}
	}
	return more
}

func clash(q []int, c int) bool {
	for i, o := range q {
		switch len(q) - i {
		case o - c, c - o:
			return true
		}
		if o == c {
			return true
		}
	}
	return false
}

func main() {
	k := 0
	r := walk(6, nil, &k, func(k int, q []int) action {
		fmt.Println(k, q)
		return action(k < 3)
	})
	fmt.Println(r, k)
	var last []int
	k = 0
	fmt.Println(walk(7, make([]int, 0, 7), &k, func(_ int, q []int) action {
		last = append(last[:0], q...)
		return more
	}))
	fmt.Println(k, last)
}

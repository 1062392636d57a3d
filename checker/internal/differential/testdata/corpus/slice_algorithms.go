package main

import "fmt"

// Rotation, partition, deletion, insertion, deduplication, windows.

func rotate(s []int, k int) {
	rev := func(s []int) {
		for i, j := 0, len(s)-1; i < j; i, j = i+1, j-1 {
			s[i], s[j] = s[j], s[i]
		}
	}
	k %= len(s)
	rev(s[:k])
	rev(s[k:])
	rev(s)
}

func partition(s []int, ok func(int) bool) int {
	i := 0
	for j, v := range s {
		if ok(v) {
			s[i], s[j] = v, s[i]
			i++
		}
	}
	return i
}

func insert(s []int, at int, v int) []int {
	s = append(s, 0)
	copy(s[at+1:], s[at:])
	s[at] = v
	return s
}

func dedupe(s []int) []int {
	if len(s) == 0 {
		return s
	}
	out := s[:1]
	for _, v := range s[1:] {
		if v != out[len(out)-1] {
			out = append(out, v)
		}
	}
	return out
}

func maxWindow(s []int, k int) (best int, window []int) {
	for i := 0; i+k <= len(s); i++ {
		sum := 0
		for _, v := range s[i : i+k] {
			sum += v
		}
		if i == 0 || sum > best {
			best, window = sum, s[i:i+k]
		}
	}
	return
}

func kadane(s []int) (best, from, to int) {
	best = s[0]
	cur, start := 0, 0
	for i, v := range s {
		if cur += v; cur > best {
			best, from, to = cur, start, i
		}
		if cur < 0 {
			cur, start = 0, i+1
		}
	}
	return
}

func main() {
	s := []int{1, 2, 3, 4, 5}
	rotate(s, 2)
	fmt.Println(s)
	n := partition(s, func(v int) bool { return v%2 == 0 })
	fmt.Println(s[:n], s[n:])
	s = insert(s, 2, 99)
	s = insert(s, len(s), 100)
	fmt.Println(s)
	s = append(s[:1], s[2:]...)
	fmt.Println(s)
	fmt.Println(dedupe([]int{1, 1, 2, 2, 2, 3, 1}), dedupe(nil))
	fmt.Println(maxWindow([]int{1, 5, -2, 8, 3}, 2))
	fmt.Println(kadane([]int{-2, 1, -3, 4, -1, 2, 1, -5, 4}))
	q := []int{1}
	for len(q) > 0 && len(q) < 20 {
		v := q[0]
		q = q[1:]
		if v < 8 {
			q = append(q, v*2, v*2+1)
		}
		fmt.Print(v, " ")
	}
	fmt.Println()
}

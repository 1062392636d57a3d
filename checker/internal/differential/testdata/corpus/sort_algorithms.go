package main

import "fmt"

// Sorting by hand: bubble, insertion, quick, merge, heap.

func bubble(a []int) (swaps int) {
	for n := len(a); n > 1; n-- {
		for i := 1; i < n; i++ {
			if a[i-1] > a[i] {
				a[i-1], a[i] = a[i], a[i-1]
				swaps++
			}
		}
	}
	return
}

func insertion(a []int) {
	for i := 1; i < len(a); i++ {
		v, j := a[i], i-1
		for ; j >= 0 && a[j] > v; j-- {
			a[j+1] = a[j]
		}
		a[j+1] = v
	}
}

func quick(a []int) {
	if len(a) < 2 {
		return
	}
	p, i, j := a[len(a)/2], 0, len(a)-1
	for i <= j {
		for a[i] < p {
			i++
		}
		for a[j] > p {
			j--
		}
		if i <= j {
			a[i], a[j] = a[j], a[i]
			i, j = i+1, j-1
		}
	}
	quick(a[:j+1])
	quick(a[i:])
}

func merge(a []int) []int {
	if len(a) < 2 {
		return a
	}
	l, r := merge(a[:len(a)/2]), merge(a[len(a)/2:])
	out := make([]int, 0, len(a))
	for len(l) > 0 && len(r) > 0 {
		if l[0] <= r[0] {
			out, l = append(out, l[0]), l[1:]
		} else {
			out, r = append(out, r[0]), r[1:]
		}
	}
	return append(append(out, l...), r...)
}

func heap(a []int) {
	sift := func(root, end int) {
		for {
			child := 2*root + 1
			if child >= end {
				return
			}
			if child+1 < end && a[child] < a[child+1] {
				child++
			}
			if a[root] >= a[child] {
				return
			}
			a[root], a[child] = a[child], a[root]
			root = child
		}
	}
	for i := len(a)/2 - 1; i >= 0; i-- {
		sift(i, len(a))
	}
	for end := len(a) - 1; end > 0; end-- {
		a[0], a[end] = a[end], a[0]
		sift(0, end)
	}
}

func data() []int { return []int{5, 2, 9, 1, 5, 6, -3, 0} }

func main() {
	a := data()
	swaps := bubble(a)
	fmt.Println(a, swaps)
	for _, f := range []func([]int){insertion, quick, heap} {
		d := data()
		f(d)
		fmt.Println(d)
	}
	d := data()
	fmt.Println(merge(d), d)
}

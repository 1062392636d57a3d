package main

import "fmt"

func next(a []int) bool {
	i := len(a) - 2
	for i >= 0 && a[i] >= a[i+1] {
		i--
	}
	if i < 0 {
		return false
	}
	j := len(a) - 1
	for a[j] <= a[i] {
		j--
	}
	a[i], a[j] = a[j], a[i]
	for l, r := i+1, len(a)-1; l < r; l, r = l+1, r-1 {
		a[l], a[r] = a[r], a[l]
	}
	return true
}

func valid(a []int) bool {
	up, down := make(map[int]struct{}), make(map[int]struct{})
	for r, c := range a {
		up[r+c], down[r-c] = struct{}{}, struct{}{}
	}
	return len(up) == len(a) && len(down) == len(a)
}

func main() {
	a := []int{1, 2, 3, 4, 5}
	n, good := 0, 0
	for ok := true; ok; ok = next(a) {
		n++
		if valid(a) {
			good++
			fmt.Println(good, a)
		}
	}
	fmt.Println(n, good, a)
	b := []int{1, 1, 2}
	for more := true; more; more = next(b) {
		fmt.Print(b, " ")
	}
	fmt.Println()
}

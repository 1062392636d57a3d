package main

import "fmt"

func permute(a []int, l int, visit func([]int)) {
	if l == len(a) {
		visit(a)
		return
	}
	for i := l; i < len(a); i++ {
		a[l], a[i] = a[i], a[l]
		permute(a, l+1, visit)
		a[l], a[i] = a[i], a[l]
	}
}

func attacks(a []int) (pairs int) {
	for i, x := range a {
		for j, y := range a[:i] {
			if d := x - y; d == i-j || d == j-i {
				pairs++
			}
		}
	}
	return
}

func main() {
	histogram := map[int]int{}
	total := 0
	permute([]int{0, 1, 2, 3, 4, 5}, 0, func(a []int) {
		p := attacks(a)
		histogram[p]++
		if total++; p == 0 {
			fmt.Println(total, a)
		}
	})
	fmt.Println(histogram, total)
}

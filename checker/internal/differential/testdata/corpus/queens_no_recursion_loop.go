package main

import "fmt"

// One array, one row index that goes up and down.

func main() {
	const n = 6
	var x [n + 1]int
	k, found := 1, 0
	place := func(k int) bool {
		for j := 1; j < k; j++ {
			if x[j] == x[k] || x[j]-x[k] == j-k || x[j]-x[k] == k-j {
				return false
			}
		}
		return true
	}
	for k > 0 {
		x[k]++
		for x[k] <= n && !place(k) {
			x[k]++
		}
		if x[k] > n {
			x[k] = 0
			k--
			continue
		}
		if k == n {
			found++
			fmt.Println(found, x[1:])
			continue
		}
		k++
		x[k] = 0
	}
	fmt.Println("total", found)
}

package main

import "fmt"

// main goes through all orders of 1 ... 8 in lexicographic order and
// tests each only when it is complete. Slow, and still within the limit.
func main() {
	p := []int{1, 2, 3, 4, 5, 6, 7, 8}
	k := 0
	for {
		if noDiagonal(p) {
			k++
			fmt.Printf("方案%d:", k)
			fmt.Println(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7])
		}
		if !next(p) {
			return
		}
	}
}

func noDiagonal(p []int) bool {
	for i := range p {
		for j := 0; j < i; j++ {
			if p[i]-p[j] == i-j || p[j]-p[i] == i-j {
				return false
			}
		}
	}
	return true
}

// next changes p to the permutation after it, or reports that there is none.
func next(p []int) bool {
	i := len(p) - 2
	for i >= 0 && p[i] > p[i+1] {
		i--
	}
	if i < 0 {
		return false
	}
	j := len(p) - 1
	for p[j] < p[i] {
		j--
	}
	p[i], p[j] = p[j], p[i]
	for a, b := i+1, len(p)-1; a < b; a, b = a+1, b-1 {
		p[a], p[b] = p[b], p[a]
	}
	return true
}

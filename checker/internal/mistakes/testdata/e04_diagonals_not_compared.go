package main

import "fmt"

func count(n, row int, used []bool) int {
	if row == n {
		return 1
	}
	total := 0
	for c := range used {
		if !used[c] { // the column, and no diagonal
			used[c] = true
			total += count(n, row+1, used)
			used[c] = false
		}
	}
	return total
}

func main() {
	var n int
	for {
		if _, err := fmt.Scan(&n); err != nil || n == 0 {
			return
		}
		fmt.Println(count(n, 0, make([]bool, n)))
	}
}

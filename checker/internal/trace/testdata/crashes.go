package main

import "fmt"

var (
	n, found int
	column   [40]bool
	sum      [80]bool
	diff     [80]bool
)

func search(row int) {
	if row == n {
		found++
		return
	}
	for col := 0; col < n; col++ {
		if column[col] || sum[row+col] || diff[row-col+n] {
			continue
		}
		column[col], sum[row+col], diff[row-col+n] = true, true, true
		search(row + 1)
		if row == 3 {
			panic("a queen is lost")
		}
		column[col], sum[row+col], diff[row-col+n] = false, false, false
	}
}

func main() {
	fmt.Scan(&n)
	search(0)
	fmt.Println(found)
}

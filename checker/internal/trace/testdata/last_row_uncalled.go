package main

import "fmt"

var n, found int

func search(row, columns, left, right int) {
	for free := (1<<n - 1) &^ (columns | left | right); free != 0; free &= free - 1 {
		queen := free & -free
		if row == n-1 {
			found++
			continue
		}
		search(row+1, columns|queen, (left|queen)<<1, (right|queen)>>1)
	}
}

func main() {
	fmt.Scan(&n)
	search(0, 0, 0, 0)
	fmt.Println(found)
}

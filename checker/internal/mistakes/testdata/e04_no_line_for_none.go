package main

import "fmt"

var table [11]int

func search(n, row, ld, rd int) {
	if row == 1<<n-1 {
		table[n]++
		return
	}
	for pos := (1<<n - 1) &^ (row | ld | rd); pos > 0; {
		p := pos & -pos
		pos ^= p
		search(n, row|p, (ld|p)<<1, (rd|p)>>1)
	}
}

func main() {
	for n := 1; n <= 10; n++ {
		search(n, 0, 0, 0)
	}
	for {
		n := 0
		if fmt.Scan(&n); n == 0 {
			return
		}
		if table[n] > 0 { // an answer of 0 is an answer, too
			fmt.Println(table[n])
		}
	}
}

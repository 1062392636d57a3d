package main

import "fmt"

var full, sum int

func dfs(row, ld, rd int) {
	if row == full {
		sum++
		return
	}
	pos := full & ^(row | ld | rd)
	for pos != 0 {
		p := pos & -pos
		pos -= p
		dfs(row|p, (ld|p)<<1, (rd|p)>>1)
	}
}

func main() {
	sum = 0 // once, and not for every query
	for {
		n := 0
		fmt.Scan(&n)
		if n == 0 {
			break
		}
		full = 1<<n - 1
		dfs(0, 0, 0)
		fmt.Println(sum)
	}
}

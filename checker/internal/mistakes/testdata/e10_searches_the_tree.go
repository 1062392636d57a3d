package main

import "fmt"

var nodes, full int

func search(row, ld, rd int) int {
	nodes++
	if row == full {
		return 1
	}
	ways := 0
	for pos := full & ^(row | ld | rd); pos != 0; {
		p := pos & -pos
		pos -= p
		ways += search(row|p, (ld|p)<<1, (rd|p)>>1)
	}
	return ways
}

func main() {
	var n, seed, probes int
	fmt.Scan(&n, &seed, &probes)
	full = 1<<n - 1
	ways := search(0, 0, 0)
	fmt.Println(nodes)
	fmt.Println(ways)
}

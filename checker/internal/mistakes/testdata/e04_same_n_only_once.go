// The table of answers is also used to leave out what has been printed.
package main

import (
	"fmt"
	"math/bits"
)

var answers = map[uint]int{}

func fill(all, a, b, c uint) int {
	if a == all {
		return 1
	}
	sum := 0
	for left := all &^ (a | b | c); left != 0; left &= left - 1 {
		q := uint(1) << bits.TrailingZeros(left)
		sum += fill(all, a|q, (b|q)<<1, (c|q)>>1)
	}
	return sum
}

func main() {
	var n uint
	for {
		if _, err := fmt.Scan(&n); err != nil || n == 0 {
			break
		}
		if _, done := answers[n]; done {
			continue
		}
		answers[n] = fill(1<<n-1, 0, 0, 0)
		fmt.Println(answers[n])
	}
}

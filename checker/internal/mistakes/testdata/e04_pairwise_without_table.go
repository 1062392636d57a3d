package main

import (
	"bufio"
	"fmt"
	"os"
)

// ways compares every new queen with all earlier ones, and does so again for
// each line of the input: too slow for many lines.
func ways(n int, queens []int) int {
	row := len(queens)
	if row == n {
		return 1
	}
	sum := 0
next:
	for c := 0; c < n; c++ {
		for r, q := range queens {
			if q == c || q+r == c+row || q-r == c-row {
				continue next
			}
		}
		sum += ways(n, append(queens, c))
	}
	return sum
}

func main() {
	in := bufio.NewReader(os.Stdin)
	for {
		var n int
		if _, err := fmt.Fscan(in, &n); err != nil || n == 0 {
			return
		}
		fmt.Println(ways(n, make([]int, 0, n)))
	}
}

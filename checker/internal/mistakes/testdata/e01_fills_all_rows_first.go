package main

import "fmt"

var q [8]int
var k int

func peaceful() bool {
	for i := 0; i < 8; i++ {
		for j := i + 1; j < 8; j++ {
			if q[i] == q[j] || q[i]+i == q[j]+j || q[i]-i == q[j]-j {
				return false
			}
		}
	}
	return true
}

// fill tries all 8^8 boards and tests only the full ones. Right, but far too slow.
func fill(r int) {
	if r < 8 {
		for q[r] = 0; q[r] < 8; q[r]++ {
			fill(r + 1)
		}
		return
	}
	if peaceful() {
		k++
		fmt.Printf("方案%d:%d", k, q[0]+1)
		for _, c := range q[1:] {
			fmt.Printf(" %d", c+1)
		}
		fmt.Println()
	}
}

func main() {
	fill(0)
}

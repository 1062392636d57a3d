package main

import "fmt"

func count(columns, left, right, full int) int {
	if columns == full {
		return 1
	}
	ways := 0
	free := full & ^(columns | left | right)
	for free != 0 {
		queen := free & -free
		free ^= queen
		c, l, r := columns|queen, (left|queen)<<1, (right|queen)>>1
		if c == full {
			ways++
		} else if full&^(c|l|r) != 0 {
			ways += count(c, l, r, full)
		}
	}
	return ways
}

func main() {
	known := map[int]int{}
	for {
		var n int
		_, err := fmt.Scan(&n)
		if err != nil || n == 0 {
			return
		}
		ways, asked := known[n]
		if !asked {
			ways = count(0, 0, 0, 1<<n-1)
			known[n] = ways
		}
		fmt.Println(ways)
	}
}

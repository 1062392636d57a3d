package main

import "fmt"

func ways(full, cols, l, r uint) (total int) {
	if cols == full {
		return 1
	}
	for free := full &^ (cols | l | r); free != 0; {
		b := free & -free
		free ^= b
		total += ways(full, cols|b, (l|b)<<1, (r|b)>>1)
	}
	return
}

func main() {
	var memo [11]int
	for {
		var n int
		if _, err := fmt.Scan(&n); err != nil || n == 0 {
			break
		}
		if memo[n] == 0 {
			memo[n] = ways(1<<8-1, 0, 0, 0)
		}
		fmt.Println(memo[n])
	}
}

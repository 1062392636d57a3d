package main

import "fmt"

var full int

func dfs(cols, d1, d2 int) int {
	if cols == full {
		return 1
	}
	sum := 0
	can := full &^ (cols | d1 | d2)
	for can > 0 {
		bit := can & -can
		can ^= bit
		sum += dfs(cols|bit, (d1|bit)<<1, (d2|bit)>>1)
	}
	return sum
}

func solve(n int) int {
	full = 1<<n - 1
	sum := 0
	for i := 0; i <= n/2; i++ {
		bit := 1 << i
		sum += dfs(bit, bit<<1, bit>>1)
	}
	sum *= 2
	if n%2 == 1 {
		bit := 1 << (n / 2)
		sum += dfs(bit, bit<<1, bit>>1)
	}
	return sum
}

func main() {
	var memo [15]int
	for i := range memo {
		memo[i] = -1
	}
	var n int
	for {
		if _, err := fmt.Scan(&n); err != nil || n == 0 {
			return
		}
		if memo[n] < 0 {
			memo[n] = solve(n)
		}
		fmt.Println(memo[n])
	}
}

// Every answer is right. Where the input ends without a 0 the loop goes on.
package main

import "fmt"

func rest(full, c, l, r uint32) int {
	if c == full {
		return 1
	}
	sum := 0
	for open := full &^ (c | l | r); open > 0; {
		bit := open & -open
		open ^= bit
		sum += rest(full, c|bit, (l|bit)<<1, (r|bit)>>1)
	}
	return sum
}

func all(n int) int {
	full := uint32(1)<<n - 1
	half := 0
	for i := 0; i < n/2; i++ {
		bit := uint32(1) << i
		half += rest(full, bit, bit<<1, bit>>1)
	}
	if n%2 == 0 {
		return 2 * half
	}
	bit := uint32(1) << (n / 2)
	return 2*half + rest(full, bit, bit<<1, bit>>1)
}

func main() {
	memory := map[int]int{}
	for {
		n := -1
		fmt.Scan(&n)
		if n == 0 {
			return
		}
		if n < 0 {
			continue
		}
		if _, ok := memory[n]; !ok {
			memory[n] = all(n)
		}
		fmt.Println(memory[n])
	}
}

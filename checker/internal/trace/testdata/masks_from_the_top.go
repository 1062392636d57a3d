package main

import "fmt"

func count(avail, left, right, n uint, row uint8) int {
	if avail == 0 {
		return 1
	}
	ways := 0
	for bit := uint(1) << (n - 1); bit > 0; bit >>= 1 {
		if avail&bit == 0 || (left|right)&bit != 0 {
			continue
		}
		ways += count(avail&^bit, (left|bit)<<1, (right|bit)>>1, n, row+1)
	}
	return ways
}

func main() {
	fmt.Println(count(31, 0, 0, 5, 0))
}

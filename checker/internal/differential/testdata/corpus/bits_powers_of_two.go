package main

import "fmt"

// half is the larger half of the bits of n.
func half(n int) int {
	bits := 0
	for n > 1<<bits {
		bits++
	}
	return bits - bits/2
}

// row is the queen in a row of a board that is written as digits of base 2^width.
func row(board, r, width int) int { return board / (1 << (r * width)) % (1 << width) }

type mask uint32

func main() {
	// A power of two as a divisor, in each place that has one.
	n, k := 1000, 3
	fmt.Println(n/(1<<k), n%(1<<k), n/(1<<uint(k)), n/(1<<half(n)), -n/(1<<k), -n%(1<<k))
	fmt.Println(n/(1<<k-1), n%(1<<k-1), n/-(1<<k), n%^(1<<k), n/(1<<k|1), n/(1<<k<<1), n%(3<<k>>1))
	fmt.Println(1000/(1<<k), 1000%(5<<k), 7<<k/(1<<k), n/((1<<k)+(1<<half(k))))
	fmt.Println(int64(n)/(1<<k), uint8(200)/(1<<k), uint16(n)%(1<<k), mask(0xff)/(1<<k), mask(0xff)%(1<<(k+1)))

	n /= 1 << k
	fmt.Println(n)
	n %= 1<<k - 2
	fmt.Println(n)
	counts, grid := map[string]int{"boards": 92}, [2][]int{{40}, {73}}
	counts["boards"] %= 1 << k
	grid[1][0] /= 1 << (k - 1)
	fmt.Println(counts, grid)
	big := uint64(1<<k | 1<<(k+60))
	fmt.Println(big, big%(1<<k+1), big/(1<<60))

	board := 0
	for r, c := range []int{1, 3, 0, 2} {
		board |= c << (2 * r)
	}
	for r := range 4 {
		fmt.Print(row(board, r, 2), " ")
	}
	fmt.Println(board)

	// A power that does not fit its type is 0, and dividing by it is an error.
	defer func() { fmt.Println("recovered:", recover()) }()
	fmt.Println(n / (1 << (k * 30)))
}

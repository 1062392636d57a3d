package main

import (
	"fmt"
	"math/bits"
)

type domain uint32
type domains [8]domain

func (d domain) count() int { return bits.OnesCount32(uint32(d)) }

func (ds domains) assign(n, row, col int) (domains, bool) {
	ds[row] = 1 << col
	for r := row + 1; r < n; r++ {
		k := r - row
		mask := domain(1)<<col | domain(1)<<(col+k)
		if col >= k {
			mask |= 1 << (col - k)
		}
		if ds[r] &^= mask; ds[r] == 0 {
			return ds, false
		}
	}
	return ds, true
}

type result struct{ solutions, nodes, pruned int }

func solve(n int) (res result, first [8]int) {
	var rec func(row int, ds domains)
	rec = func(row int, ds domains) {
		res.nodes++
		if row == n {
			if res.solutions++; res.solutions == 1 {
				for r := range n {
					first[r] = bits.TrailingZeros32(uint32(ds[r]))
				}
			}
			return
		}
		for d := ds[row]; d != 0; d &= d - 1 {
			next, ok := ds.assign(n, row, bits.TrailingZeros32(uint32(d)))
			if !ok {
				res.pruned++
				continue
			}
			rec(row+1, next)
		}
	}
	var start domains
	for r := range start[:n] {
		start[r] = 1<<n - 1
	}
	rec(0, start)
	return
}

func main() {
	for n := 4; n <= 7; n++ {
		res, first := solve(n)
		fmt.Printf("%d %+v %v\n", n, res, first[:n])
	}
	fmt.Println(domain(0b1011).count())
}

// The first two numbers of the input are read the other way round.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	var seed, n, probes uint64
	fmt.Fscan(bufio.NewReader(os.Stdin), &seed, &n, &probes)
	var nodes, full uint64
	for p := uint64(0); p < probes; p++ {
		product, row := uint64(1), uint64(0)
		nodes++
		var cols, right, left uint64
		for ; row < n; row++ {
			var free []uint64
			for c := uint64(0); c < n; c++ {
				if (cols|right|left)>>c&1 == 0 {
					free = append(free, c)
				}
			}
			if len(free) == 0 {
				break
			}
			seed = seed * 48271 % 2147483647
			q := uint64(1) << free[seed%uint64(len(free))]
			cols, right, left = cols|q, (right|q)<<1, (left|q)>>1
			product *= uint64(len(free))
			nodes += product
		}
		if row == n {
			full += product
		}
	}
	fmt.Println(nodes / probes)
	fmt.Println(full / probes)
}

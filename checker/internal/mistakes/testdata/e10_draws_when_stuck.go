// Estimating: probes that go down the tree of the search once each, with the
// generator and the choices of the statement.
package main

import (
	"fmt"
	"math/bits"
)

// x is the last number of the generator.
var x int

// draw returns the next number of the generator.
func draw() int {
	x = 48271 * x % 2147483647
	return x
}

// probe goes down once. It returns its number of nodes, and its number of
// solutions, which is 0 if it gets stuck. Bit c stands for column c; taken, left
// and right hold the columns that queens above attack.
func probe(n int) (int, int) {
	nodes, product := 1, 1
	taken, left, right := 0, 0, 0
	for row := 0; row < n; row++ {
		free := (1<<n - 1) & ^(taken | left | right)
		k := bits.OnesCount(uint(free))
		if k == 0 {
			draw()
		}
		if k == 0 {
			return nodes, 0
		}
		for skip := draw() % k; skip > 0; skip-- {
			free &= free - 1
		}
		queen := free & -free
		taken, left, right = taken|queen, (left|queen)<<1, (right|queen)>>1
		product *= k
		nodes += product
	}
	return nodes, product
}

func main() {
	var n, probes int
	fmt.Scan(&n, &x, &probes)
	nodes, solutions := 0, 0
	for i := 0; i < probes; i++ {
		a, b := probe(n)
		nodes += a
		solutions += b
	}
	fmt.Println(nodes / probes)
	fmt.Println(solutions / probes)
}

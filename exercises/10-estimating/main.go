// Exercise 10: estimating. README.md says what to do.
package main

import "fmt"

// x is the last number that was drawn, at first the seed.
var x int

// draw returns the next number of the generator.
func draw() int {
	x = 48271 * x % 2147483647
	return x
}

// probe goes down the tree for n queens once. It returns its number of nodes, and
// its number of solutions, which is 0 if it gets stuck.
func probe(n int) (int, int) {
	// Your code goes here. Functions of your own go right above probe.
	return 0, 0
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

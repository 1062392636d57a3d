package main

import "fmt"

var n, x int
var column [17]bool // columns count from 1, and n goes up to 17
var sum, difference [40]bool

func probe() (nodes, solutions int) {
	column, sum, difference = [17]bool{}, [40]bool{}, [40]bool{}
	product := 1
	nodes = 1
	for r := 1; r <= n; r++ {
		var free []int
		for c := 1; c <= n; c++ {
			if !column[c] && !sum[r+c] && !difference[r-c+n] {
				free = append(free, c)
			}
		}
		if len(free) == 0 {
			return nodes, 0
		}
		x = x * 48271 % 2147483647
		c := free[x%len(free)]
		column[c], sum[r+c], difference[r-c+n] = true, true, true
		product *= len(free)
		nodes += product
	}
	return nodes, product
}

func main() {
	var probes int
	fmt.Scan(&n, &x, &probes)
	nodes, solutions := 0, 0
	for i := 0; i < probes; i++ {
		a, b := probe()
		nodes += a
		solutions += b
	}
	fmt.Println(nodes / probes)
	fmt.Println(solutions / probes)
}

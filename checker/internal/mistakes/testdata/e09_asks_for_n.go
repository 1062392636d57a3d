// The rule by the remainder of n, with a question before it.
package main

import "fmt"

func main() {
	var n int
	fmt.Print("How many queens? ")
	fmt.Scan(&n)
	var line []any
	add := func(from, to, step int) {
		for i := from; i <= to; i += step {
			line = append(line, i)
		}
	}
	switch {
	case n == 2 || n == 3:
		line = []any{"none"}
	case n%6 == 2:
		add(2, n, 2)
		line = append(line, 3, 1)
		add(7, n, 2)
		line = append(line, 5)
	case n%6 == 3:
		add(4, n, 2)
		line = append(line, 2)
		add(5, n, 2)
		line = append(line, 1, 3)
	default:
		add(2, n, 2)
		add(1, n, 2)
	}
	fmt.Println(line...)
}

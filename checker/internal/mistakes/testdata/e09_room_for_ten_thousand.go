package main

import (
	"bufio"
	"fmt"
	"os"
)

var queen [10001]int // n goes up to 100,000
var rows int

func put(c int) {
	rows++
	queen[rows] = c
}

func every(first, n int) {
	for c := first; c <= n; c += 2 {
		put(c)
	}
}

func main() {
	var n int
	fmt.Scan(&n)
	switch {
	case n == 2 || n == 3:
		fmt.Println("none")
		return
	case n%6 == 2:
		every(2, n)
		put(3)
		put(1)
		every(7, n)
		put(5)
	case n%6 == 3:
		every(4, n)
		put(2)
		every(5, n)
		put(1)
		put(3)
	default:
		every(2, n)
		every(1, n)
	}
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for r := 1; r <= n; r++ {
		if r > 1 {
			fmt.Fprint(out, " ")
		}
		fmt.Fprint(out, queen[r])
	}
	fmt.Fprintln(out)
}

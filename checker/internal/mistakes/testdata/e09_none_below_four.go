package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	var n int
	fmt.Scan(&n)
	if n < 4 {
		fmt.Println("none")
		return
	}
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	write := func(from, to int) {
		for c := from; c <= to; c += 2 {
			fmt.Fprint(out, c, " ")
		}
	}
	switch n % 6 {
	case 2:
		write(2, n)
		fmt.Fprint(out, "3 1 ")
		write(7, n)
		fmt.Fprintln(out, 5)
	case 3:
		write(4, n)
		fmt.Fprint(out, "2 ")
		write(5, n)
		fmt.Fprintln(out, "1 3")
	default:
		write(2, n)
		write(1, n)
	}
}

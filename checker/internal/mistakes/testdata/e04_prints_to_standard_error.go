// println without fmt writes to standard error.
package main

import (
	"bufio"
	"os"
	"strconv"
)

func ways(n, row int, at *[11]int) (sum int) {
	if row == n {
		return 1
	}
	for at[row] = 0; at[row] < n; at[row]++ {
		ok := true
		for r := row - 1; r >= 0 && ok; r-- {
			d := at[row] - at[r]
			ok = d != 0 && d*d != (row-r)*(row-r)
		}
		if ok {
			sum += ways(n, row+1, at)
		}
	}
	return sum
}

func main() {
	var known [11]int
	for n := 1; n <= 10; n++ {
		known[n] = ways(n, 0, new([11]int))
	}
	in := bufio.NewScanner(os.Stdin)
	for in.Scan() {
		n, err := strconv.Atoi(in.Text())
		if err != nil || n == 0 {
			break
		}
		println(known[n])
	}
}

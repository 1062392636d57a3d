// One board, very large: the even columns, then the odd ones, with a few queens
// moved where that alone fails.
package main

import (
	"bufio"
	"fmt"
	"os"
)

// from appends first, first+2, first+4 and so on, up to n.
func from(first, n int, columns []int) []int {
	for column := first; column <= n; column += 2 {
		columns = append(columns, column)
	}
	return columns
}

// solve returns the column of the queen in each row, or nothing if there is no
// solution. Columns count from 1.
func solve(n int) []int {
	if n == 2 || n == 3 {
		return nil
	}
	columns := make([]int, 0, n)
	switch n % 6 {
	case 2: // 2 4 6 ..., 3 1 7 9 ... 5
		columns = from(2, n, columns)
		columns = append(columns, 3, 1)
		columns = from(7, n, columns)
		return append(columns, 5)
	case 3: // 4 6 ... 2, 5 7 ... 1 3
		columns = from(4, n, columns)
		columns = append(columns, 2)
		columns = from(5, n, columns)
		return append(columns, 1, 3)
	}
	return from(1, n, from(2, n, columns))
}

func main() {
	var n int
	fmt.Scan(&n)
	columns := solve(n)
	if len(columns) == 0 {
		fmt.Println("none")
		return
	}
	out := bufio.NewWriter(os.Stdout)
	for i, column := range columns {
		if i > 0 {
			fmt.Fprint(out, " ")
		}
		fmt.Fprint(out, column)
	}
	fmt.Fprintln(out)
	out.Flush()
}

package main

import (
	"bufio"
	"fmt"
	"os"
)

// Lines end as they do on Windows. Harmless.
func main() {
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	n := 0
	fmt.Fscan(os.Stdin, &n)
	full := 1<<n - 1
	var queens []int
	var dfs func(columns, left, right int)
	dfs = func(columns, left, right int) {
		if columns == full {
			for _, q := range queens {
				for c := 0; c < n; c++ {
					if q == 1<<c {
						out.WriteString("Q")
					} else {
						out.WriteString(".")
					}
				}
				out.WriteString("\r\n")
			}
			out.WriteString("\r\n")
			return
		}
		for q := 1; q <= full; q <<= 1 {
			if (columns|left|right)&q != 0 {
				continue
			}
			queens = append(queens, q)
			dfs(columns|q, (left|q)<<1, (right|q)>>1)
			queens = queens[:len(queens)-1]
		}
	}
	dfs(0, 0, 0)
}

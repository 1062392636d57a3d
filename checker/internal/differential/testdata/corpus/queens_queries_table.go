package main

import (
	"bufio"
	"fmt"
	"os"
)

var table [11]int

func count(n, row int, cols, d1, d2 map[int]bool) (total int) {
	if row == n {
		return 1
	}
	for c := 0; c < n; c++ {
		if cols[c] || d1[row+c] || d2[row-c] {
			continue
		}
		cols[c], d1[row+c], d2[row-c] = true, true, true
		total += count(n, row+1, cols, d1, d2)
		cols[c], d1[row+c], d2[row-c] = false, false, false
	}
	return
}

func init() {
	for n := 1; n <= 7; n++ {
		table[n] = count(n, 0, map[int]bool{}, map[int]bool{}, map[int]bool{})
	}
}

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	queries := 0
	for {
		var n int
		if _, err := fmt.Fscan(in, &n); err != nil || n == 0 {
			break
		}
		queries++
		fmt.Fprintln(out, table[n])
	}
	fmt.Fprintln(out, queries, "queries")
}

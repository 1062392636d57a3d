package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
	"strings"
)

var table [11]int

func place(n, row int, columns, a, b []bool) {
	if row == n {
		table[n]++
		return
	}
	for c := 0; c < n; c++ {
		if !columns[c] && !a[row+c] && !b[row-c+n] {
			columns[c], a[row+c], b[row-c+n] = true, true, true
			place(n, row+1, columns, a, b)
			columns[c], a[row+c], b[row-c+n] = false, false, false
		}
	}
}

func main() {
	for n := 1; n <= 10; n++ {
		place(n, 0, make([]bool, n), make([]bool, 2*n), make([]bool, 2*n))
	}
	in := bufio.NewReader(os.Stdin)
	last := 0
	for {
		line, _ := in.ReadString('\n') // the error at the end of the file is thrown away
		if n, err := strconv.Atoi(strings.TrimSpace(line)); err == nil {
			last = n
		}
		if last == 0 {
			return
		}
		fmt.Println(table[last])
	}
}

// Counting with masks of plain ints, for one query a line.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
	"strings"
)

func count(full, columns, left, right int) int {
	if columns == full {
		return 1
	}
	total := 0
	for free := full &^ (columns | left | right); free != 0; free &= free - 1 {
		bit := free & -free
		total += count(full, columns|bit, (left|bit)<<1, (right|bit)>>1)
	}
	return total
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		n, err := strconv.Atoi(strings.TrimSpace(lines.Text()))
		if err != nil || n == 0 {
			break
		}
		fmt.Println(count(1<<n-1, 0, 0, 0))
	}
}

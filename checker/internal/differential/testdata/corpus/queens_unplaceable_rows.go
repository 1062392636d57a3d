package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

// Boards with blocked cells, several cases in one input.

type Case struct {
	rows []string
}

func (c Case) blocked(r, col int) bool { return c.rows[r][col] == '#' }

func (c *Case) count(r int, cols, up, down map[int]bool) (n int) {
	if r == len(c.rows) {
		return 1
	}
	for col := range c.rows[r] {
		switch {
		case c.blocked(r, col), cols[col], up[r+col], down[r-col]:
			continue
		}
		for _, m := range []struct {
			m map[int]bool
			k int
		}{{cols, col}, {up, r + col}, {down, r - col}} {
			m.m[m.k] = true
			defer delete(m.m, m.k)
		}
		n += c.count(r+1, cols, up, down)
		delete(cols, col)
		delete(up, r+col)
		delete(down, r-col)
	}
	return
}

func main() {
	var t int
	in := bufio.NewReader(os.Stdin)
	fmt.Fscan(in, &t)
	for i := 1; i <= t; i++ {
		var n int
		fmt.Fscan(in, &n)
		c := &Case{make([]string, n)}
		for r := range c.rows {
			fmt.Fscan(in, &c.rows[r])
		}
		fmt.Printf("Case #%d: %d (%d blocked)\n", i, c.count(0, map[int]bool{}, map[int]bool{}, map[int]bool{}), strings.Count(strings.Join(c.rows, ""), "#"))
	}
}

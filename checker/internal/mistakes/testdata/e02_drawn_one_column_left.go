// place counts columns from 0, draw counts them from 1.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

type position struct {
	size    int
	columns []int
}

func (p position) fits(c int) bool {
	for i, d := range p.columns {
		away := len(p.columns) - i
		if c == d || c-d == away || d-c == away {
			return false
		}
	}
	return true
}

func (p position) draw(w *bufio.Writer) {
	for _, c := range p.columns {
		var line strings.Builder
		for x := 1; x <= p.size; x++ {
			if x == c {
				line.WriteByte('Q')
			} else {
				line.WriteByte('.')
			}
		}
		fmt.Fprintln(w, line.String())
	}
	fmt.Fprintln(w)
}

func (p position) place(w *bufio.Writer) {
	if len(p.columns) == p.size {
		p.draw(w)
		return
	}
	for c := 0; c < p.size; c++ {
		if p.fits(c) {
			position{p.size, append(p.columns, c)}.place(w)
		}
	}
}

func main() {
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var p position
	fmt.Scan(&p.size)
	p.place(out)
}

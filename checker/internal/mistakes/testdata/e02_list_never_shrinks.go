package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
	"strings"
)

type Chess struct {
	size     int
	usedCol  map[int]bool
	usedMain map[int]bool
	usedAnti map[int]bool
	queens   []int
	out      *bufio.Writer
}

func NewChess(size int) *Chess {
	return &Chess{
		size:     size,
		usedCol:  map[int]bool{},
		usedMain: map[int]bool{},
		usedAnti: map[int]bool{},
		out:      bufio.NewWriter(os.Stdout),
	}
}

func (c *Chess) show() {
	for _, q := range c.queens {
		line := strings.Repeat(".", q) + "Q" + strings.Repeat(".", c.size-q-1)
		fmt.Fprintln(c.out, line)
	}
	fmt.Fprintln(c.out)
}

func (c *Chess) place(row int) {
	if row == c.size {
		c.show()
		return
	}
	for j := 0; j < c.size; j++ {
		if c.usedCol[j] || c.usedMain[row-j] || c.usedAnti[row+j] {
			continue
		}
		c.usedCol[j] = true
		c.usedMain[row-j] = true
		c.usedAnti[row+j] = true
		c.queens = append(c.queens, j)
		c.place(row + 1)
		delete(c.usedCol, j)
		delete(c.usedMain, row-j)
		delete(c.usedAnti, row+j)
	}
}

func main() {
	sc := bufio.NewScanner(os.Stdin)
	sc.Scan()
	size, _ := strconv.Atoi(strings.TrimSpace(sc.Text()))
	c := NewChess(size)
	c.place(0)
	c.out.Flush()
}

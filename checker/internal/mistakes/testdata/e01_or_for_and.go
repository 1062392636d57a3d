package main

import (
	"fmt"
	"strings"
)

type board struct {
	size           int
	queens         []int
	cols, sum, dif map[int]bool
	found          int
}

func (b *board) place(row int) {
	if row == b.size {
		b.found++
		words := make([]string, 0, b.size)
		for _, q := range b.queens {
			words = append(words, fmt.Sprint(q+1))
		}
		fmt.Printf("方案%d:%s\n", b.found, strings.Join(words, " "))
		return
	}
	for col := range b.size {
		if !b.cols[col] && !b.sum[row+col] || !b.dif[row-col] {
			b.queens = append(b.queens, col)
			b.cols[col], b.sum[row+col], b.dif[row-col] = true, true, true
			b.place(row + 1)
			delete(b.cols, col)
			delete(b.sum, row+col)
			delete(b.dif, row-col)
			b.queens = b.queens[:len(b.queens)-1]
		}
	}
}

func main() {
	b := board{size: 8, cols: map[int]bool{}, sum: map[int]bool{}, dif: map[int]bool{}}
	b.place(0)
}

package main

import "fmt"

type board struct {
	n      int
	queens []int
}

func (b *board) free(col int) bool {
	for r, c := range b.queens {
		d := len(b.queens) - r
		if c == col || c == col-d || c == col+d {
			return false
		}
	}
	return true
}

func (b *board) search() (count int, first []int) {
	if len(b.queens) == b.n {
		return 1, append([]int{}, b.queens...)
	}
	for col := 1; col <= b.n; col++ {
		if !b.free(col) {
			continue
		}
		b.queens = append(b.queens, col)
		ways, board := b.search()
		b.queens = b.queens[:len(b.queens)-1]
		count += ways
		if first == nil {
			first = board
		}
	}
	return count, first
}

func main() {
	b := &board{n: 4}
	fmt.Println(b.search())
}

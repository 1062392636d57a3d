package main

import "fmt"

// Undoing moves of a search with defer.

type board struct {
	n     int
	cols  []int
	taken map[int]bool
	moves int
}

func (b *board) safe(c int) bool {
	for r, o := range b.cols {
		if d := len(b.cols) - r; c-o == d || o-c == d {
			return false
		}
	}
	return !b.taken[c]
}

func (b *board) try(c int) (count int) {
	b.moves++
	b.cols = append(b.cols, c)
	b.taken[c] = true
	defer func() {
		b.cols = b.cols[:len(b.cols)-1]
		delete(b.taken, c)
	}()
	return b.count()
}

func (b *board) count() (total int) {
	if len(b.cols) == b.n {
		return 1
	}
	for c := range b.n {
		if b.safe(c) {
			total += b.try(c)
		}
	}
	return
}

func main() {
	for n := 1; n <= 6; n++ {
		b := &board{n: n, taken: map[int]bool{}}
		total := b.count()
		fmt.Println(n, total, b.moves, len(b.cols), len(b.taken))
	}
}

package main

import "fmt"

type board struct {
	queens []int
	count  int
}

func (b *board) fits(c int) bool {
	for i, x := range b.queens {
		if x == c || x+i == c+len(b.queens) || x-i == c-len(b.queens) {
			return false
		}
	}
	return true
}

func (b *board) fill() {
	if len(b.queens) == 8 {
		b.count++
		fmt.Printf("方案%d:", b.count)
		for i, x := range b.queens {
			if i > 0 {
				fmt.Print(" ")
			}
			fmt.Print(x) // the columns count from 0 here
		}
		fmt.Println()
		return
	}
	for c := 0; c < 8; c++ {
		if b.fits(c) {
			b.queens = append(b.queens, c)
			b.fill()
			b.queens = b.queens[:len(b.queens)-1]
		}
	}
}

func main() {
	b := &board{}
	b.fill()
}

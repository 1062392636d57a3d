package main

import (
	"fmt"
	"strings"
)

type board [][]byte

func (b board) ok(r, c int) bool {
	n := len(b)
	dirs := []struct{ dr, dc int }{{-1, 0}, {-1, -1}, {-1, 1}}
	for _, d := range dirs {
		for i, j := r+d.dr, c+d.dc; i >= 0 && j >= 0 && j < n; i, j = i+d.dr, j+d.dc {
			if b[i][j] == 'Q' {
				return false
			}
		}
	}
	return true
}

func (b board) solve(r int, out chan<- string) {
	if r == len(b) {
		rows := make([]string, len(b))
		for i := range b {
			rows[i] = string(b[i])
		}
		out <- strings.Join(rows, "/")
		return
	}
	for c := range b[r] {
		if b.ok(r, c) {
			b[r][c] = 'Q'
			b.solve(r+1, out)
			b[r][c] = '.'
		}
	}
}

func main() {
	const n = 5
	b := make(board, n)
	for i := range b {
		b[i] = []byte(strings.Repeat(".", n))
	}
	out := make(chan string, 20)
	b.solve(0, out)
	close(out)
	for s := range out {
		fmt.Println(s, strings.Count(s, "Q"))
	}
}

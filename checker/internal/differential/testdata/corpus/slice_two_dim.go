package main

import (
	"fmt"
	"strings"
)

type board [][]byte

func newBoard(n int) board {
	b := make(board, n)
	for i := range b {
		b[i] = []byte(strings.Repeat(".", n))
	}
	return b
}

func (b board) clone() board {
	c := make(board, len(b))
	for i := range b {
		c[i] = append([]byte(nil), b[i]...)
	}
	return c
}

func (b board) String() string {
	rows := make([]string, len(b))
	for i, r := range b {
		rows[i] = string(r)
	}
	return strings.Join(rows, "|")
}

func shared(n int) [][]int {
	row := make([]int, n)
	g := make([][]int, n)
	for i := range g {
		g[i] = row
	}
	return g
}

func oneBlock(r, c int) [][]int {
	data := make([]int, r*c)
	g := make([][]int, r)
	for i := range g {
		g[i] = data[i*c : (i+1)*c]
	}
	return g
}

func main() {
	b := newBoard(3)
	c := b.clone()
	b[0][1], c[2][2] = 'Q', 'q'
	fmt.Println(b, c)
	g := shared(3)
	g[0][1] = 5
	fmt.Println(g)
	h := oneBlock(2, 3)
	h[0] = append(h[0], 99)
	fmt.Println(h)
	h[1][2] = 7
	fmt.Println(h[0][:4], h[1])
	tri := [][]int{{1}}
	for i := 1; i < 5; i++ {
		prev := tri[i-1]
		row := make([]int, i+1)
		for j := range row {
			if j > 0 {
				row[j] += prev[j-1]
			}
			if j < len(prev) {
				row[j] += prev[j]
			}
		}
		tri = append(tri, row)
	}
	fmt.Println(tri)
	tri[1], tri[3] = tri[3], tri[1]
	tri = append(tri[:2], tri[3:]...)
	fmt.Println(tri, len(tri))
	rows, cols := 2, 3
	spiral := make([][]int, rows)
	for i := range spiral {
		spiral[i] = make([]int, cols)
	}
	k, r, q, dr, dc := 1, 0, 0, 0, 1
	for range rows * cols {
		spiral[r][q] = k
		k++
		nr, nc := r+dr, q+dc
		if nr < 0 || nr >= rows || nc < 0 || nc >= cols || spiral[nr][nc] != 0 {
			dr, dc = dc, -dr
		}
		r, q = r+dr, q+dc
	}
	fmt.Println(spiral)
}

package main

import "fmt"

const N = 8

type (
	Row   [N]byte
	Board [N]Row
	Dir   struct{ dr, dc int }
)

var dirs = [8]Dir{{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}

func newBoard() (b Board) {
	for i := range b {
		for j := range b[i] {
			b[i][j] = '.'
		}
	}
	return
}

func inside(r, c int) bool { return 0 <= r && r < N && 0 <= c && c < N }

// by value: each call has its own copy
func (b Board) with(r, c int) Board {
	for _, d := range dirs {
		for i := 1; inside(r+i*d.dr, c+i*d.dc); i++ {
			b[r+i*d.dr][c+i*d.dc] = '+'
		}
	}
	b[r][c] = 'Q'
	return b
}

func (b Board) free(r int) (cols []int) {
	for c, x := range b[r] {
		if x == '.' {
			cols = append(cols, c)
		}
	}
	return cols
}

func (b *Board) clear() {
	for i := range b {
		b[i] = Row{}
	}
}

func count(b Board, r int) int {
	if r == N {
		return 1
	}
	n := 0
	for _, c := range b.free(r) {
		n += count(b.with(r, c), r+1)
		if n >= 3 {
			break
		}
	}
	return n
}

func main() {
	b := newBoard()
	c := b.with(0, 3).with(2, 4)
	for i := range c {
		fmt.Println(string(c[i][:]))
	}
	fmt.Println(b == newBoard(), c == b, c.free(1), c[0] == c[1])
	fmt.Println(count(newBoard(), 0))
	copies := [3]Board{}
	copies[1] = c
	p := &copies[1]
	p[0][0] = '!'
	row := c[0]
	row[1] = 'x'
	fmt.Println(string(copies[1][0][:]), string(c[0][:]), string(row[:3]), len(copies), len(p[2]))
	q := p
	q.clear()
	fmt.Println(copies[1] == copies[2], copies[1][3][4])
	boards := map[Board]int{}
	boards[b]++
	boards[newBoard()]++
	boards[c]++
	fmt.Println(len(boards), boards[b])
	grid := [3][4]int{{1, 2}, {5}}
	for i, r := range grid {
		r[0] = 100
		grid[i][3] = i + r[0]
	}
	fmt.Println(grid)
	t := [2][2][2]int{}
	t[1][0][1] = 7
	u := t
	u[1][0][1]++
	fmt.Println(t, u, t != u)
	s := grid[1][:]
	s[1] = -1
	s = append(s[:1], s[2:]...)
	fmt.Println(grid[1], s, len(s))
}

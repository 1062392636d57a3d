package main

import "fmt"

type move struct{ dr, dc int }

var jumps = []move{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}

type board struct {
	n     int
	step  [][]int
	tries int
}

func (b *board) open(r, c int) bool {
	return 0 <= r && r < b.n && 0 <= c && c < b.n && b.step[r][c] == 0
}

func (b *board) degree(r, c int) (d int) {
	for _, m := range jumps {
		if b.open(r+m.dr, c+m.dc) {
			d++
		}
	}
	return
}

func (b *board) tour(r, c, k int) bool {
	b.tries++
	b.step[r][c] = k
	if k == b.n*b.n {
		return true
	}
	order := []move{}
	for _, m := range jumps {
		if nr, nc := r+m.dr, c+m.dc; b.open(nr, nc) {
			i := len(order)
			d := b.degree(nr, nc)
			for i > 0 && b.degree(r+order[i-1].dr, c+order[i-1].dc) > d {
				i--
			}
			order = append(order[:i], append([]move{m}, order[i:]...)...)
		}
	}
	for _, m := range order {
		if b.tour(r+m.dr, c+m.dc, k+1) {
			return true
		}
	}
	b.step[r][c] = 0
	return false
}

func main() {
	for _, n := range []int{1, 3, 5, 6} {
		b := board{n: n, step: make([][]int, n)}
		for i := range b.step {
			b.step[i] = make([]int, n)
		}
		fmt.Println(n, b.tour(0, 0, 1), b.tries)
		if n == 5 {
			for _, row := range b.step {
				fmt.Printf("%3d\n", row)
			}
		}
	}
}

package main

import "fmt"

// The fewest queens that attack every cell.

type cell struct{ r, c int }

type cover uint64

func (c cover) size() (n int) {
	for ; c != 0; c &= c - 1 {
		n++
	}
	return
}

func attacks(n int, at cell) (m cover) {
	for r := range n {
		for c := range n {
			dr, dc := r-at.r, c-at.c
			if dr == 0 || dc == 0 || dr == dc || dr == -dc {
				m |= 1 << (r*n + c)
			}
		}
	}
	return
}

func dominate(n int) (best []cell) {
	var cells []cell
	covers := map[cell]cover{}
	for r := range n {
		for c := range n {
			at := cell{r, c}
			cells = append(cells, at)
			covers[at] = attacks(n, at)
		}
	}
	full := cover(1)<<(n*n) - 1
	var try func(from, left int, done cover, used []cell) bool
	try = func(from, left int, done cover, used []cell) bool {
		if done == full {
			best = append([]cell{}, used...)
			return true
		}
		if left == 0 {
			return false
		}
		for i := from; i < len(cells); i++ {
			if try(i+1, left-1, done|covers[cells[i]], append(used, cells[i])) {
				return true
			}
		}
		return false
	}
	for k := 1; ; k++ {
		if try(0, k, 0, nil) {
			return
		}
	}
}

func main() {
	for n := 1; n <= 5; n++ {
		fmt.Println(n, dominate(n))
	}
	fmt.Println(attacks(3, cell{0, 0}).size(), attacks(4, cell{1, 1}).size())
}

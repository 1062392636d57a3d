package main

import (
	"fmt"
	"slices"
)

type board []int

func (b board) rotate() board {
	r := make(board, len(b))
	for row, col := range b {
		r[col] = len(b) - 1 - row
	}
	return r
}

func (b board) mirror() board {
	m := slices.Clone(b)
	slices.Reverse(m)
	return m
}

func (b board) canonical() board {
	best := b
	cur := b
	for range 2 {
		for range 4 {
			cur = cur.rotate()
			if slices.Compare(cur, best) < 0 {
				best = cur
			}
		}
		cur = cur.mirror()
	}
	return best
}

func all(n int, b board) (out []board) {
	if len(b) == n {
		return []board{slices.Clone(b)}
	}
	for c := range n {
		ok := true
		for r, o := range b {
			d := len(b) - r
			ok = ok && o != c && o-c != d && c-o != d
		}
		if ok {
			out = append(out, all(n, append(b, c))...)
		}
	}
	return
}

func main() {
	for n := 4; n <= 7; n++ {
		classes := map[string][]board{}
		for _, b := range all(n, nil) {
			k := fmt.Sprint(b.canonical())
			classes[k] = append(classes[k], b)
		}
		sizes := map[int]int{}
		for _, c := range classes {
			sizes[len(c)]++
		}
		fmt.Println(n, len(classes), sizes)
	}
	fmt.Println(board{1, 3, 0, 2}.rotate(), board{1, 3, 0, 2}.mirror().canonical())
}

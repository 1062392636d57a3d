package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

// A board of runes, printed with a border, solved by a method with an early stop.
type Board struct {
	size  int
	cells [][]rune
	cols  map[int]struct{}
	d1    map[int]struct{}
	d2    map[int]struct{}
}

func NewBoard(n int) *Board {
	b := &Board{size: n, cols: make(map[int]struct{}), d1: map[int]struct{}{}, d2: map[int]struct{}{}}
	b.cells = make([][]rune, n)
	for i := range b.cells {
		b.cells[i] = []rune(strings.Repeat(".", n))
	}
	return b
}

func (b *Board) free(r, c int) bool {
	if _, taken := b.cols[c]; taken {
		return false
	}
	if _, taken := b.d1[r-c]; taken {
		return false
	}
	_, taken := b.d2[r+c]
	return !taken
}

func (b *Board) put(r, c int) (undo func()) {
	b.cells[r][c] = 'Q'
	b.cols[c], b.d1[r-c], b.d2[r+c] = struct{}{}, struct{}{}, struct{}{}
	return func() {
		b.cells[r][c] = '.'
		delete(b.cols, c)
		delete(b.d1, r-c)
		delete(b.d2, r+c)
	}
}

func (b *Board) solve(r int, found func(*Board) bool) bool {
	if r == b.size {
		return found(b)
	}
	for c := 0; c < b.size; c++ {
		if !b.free(r, c) {
			continue
		}
		undo := b.put(r, c)
		if b.solve(r+1, found) {
			return true
		}
		undo()
	}
	return false
}

func (b Board) String() string {
	var sb strings.Builder
	line := "+" + strings.Repeat("-", 2*b.size+1) + "+\n"
	sb.WriteString(line)
	for _, row := range b.cells {
		sb.WriteString("| ")
		for _, c := range row {
			sb.WriteRune(c)
			sb.WriteByte(' ')
		}
		sb.WriteString("|\n")
	}
	sb.WriteString(line)
	return sb.String()
}

func main() {
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for _, n := range []int{1, 2, 4, 6} {
		b := NewBoard(n)
		if !b.solve(0, func(x *Board) bool { fmt.Fprintf(out, "%v", *x); return true }) {
			fmt.Fprintf(out, "no board for n=%d\n", n)
		}
		total := 0
		NewBoard(n).solve(0, func(*Board) bool { total++; return false })
		fmt.Fprintln(out, n, total, len(b.cols))
	}
}

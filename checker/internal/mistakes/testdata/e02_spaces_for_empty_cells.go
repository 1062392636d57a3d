package main

import "fmt"

type board struct {
	size  int
	queen [10]int // column by row
	col   [10]bool
	up    [20]bool
	down  [20]bool
}

func (b *board) draw() {
	for row := 0; row < b.size; row++ {
		line := make([]byte, b.size)
		for i := range line {
			line[i] = ' '
		}
		line[b.queen[row]] = 'Q'
		fmt.Printf("%s\n", line)
	}
	fmt.Println()
}

func (b *board) fill(row int) {
	if row == b.size {
		b.draw()
		return
	}
	for x := 0; x < b.size; x++ {
		s, d := row+x, row-x+b.size
		if b.col[x] || b.up[s] || b.down[d] {
			continue
		}
		b.queen[row] = x
		b.col[x], b.up[s], b.down[d] = true, true, true
		b.fill(row + 1)
		b.col[x], b.up[s], b.down[d] = false, false, false
	}
}

func main() {
	b := new(board)
	if _, err := fmt.Scanln(&b.size); err != nil {
		return
	}
	b.fill(0)
}

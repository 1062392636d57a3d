package main

import (
	"bufio"
	"fmt"
	"os"
)

// A side keeps what its queens attack as bits.
type side struct{ cols, left, right uint }

func (s side) with(bit uint) side {
	return side{s.cols | bit, (s.left | bit) << 1, (s.right | bit) >> 1}
}

func (s side) taken() uint { return s.cols | s.left | s.right }

type game struct {
	open []uint // the cells of a row that may be used
	rows int
}

func (g game) both(row int, blacks []uint, black side) int {
	if row == g.rows {
		return g.whites(0, blacks, side{})
	}
	sum := 0
	for rest := g.open[row] &^ black.taken(); rest > 0; rest &= rest - 1 {
		bit := rest & -rest
		blacks[row] = bit
		sum += g.both(row+1, blacks, black.with(bit))
	}
	return sum
}

func (g game) whites(row int, blacks []uint, white side) (sum int) {
	if row == g.rows-1 {
		return 1
	}
	free := g.open[row] &^ blacks[row] &^ white.taken()
	for free != 0 {
		bit := free & -free
		free ^= bit
		sum += g.whites(row+1, blacks, white.with(bit))
	}
	return sum
}

func main() {
	in := bufio.NewReader(os.Stdin)
	var n, cell int
	fmt.Fscan(in, &n)
	g := game{make([]uint, n), n}
	for i := 0; i < n*n; i++ {
		if fmt.Fscan(in, &cell); cell == 1 {
			g.open[i/n] |= 1 << (i % n)
		}
	}
	fmt.Println(g.both(0, make([]uint, n), side{}))
}

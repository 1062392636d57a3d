// The grid is filled in well, and printed with its indices exchanged.
package main

import (
	"bufio"
	"fmt"
	"os"
)

type sudoku struct {
	cell             [9][9]byte
	row, column, box [9]uint
}

func (s *sudoku) set(r, c int, d byte) bool {
	bit := uint(1) << d
	b := r/3*3 + c/3
	if (s.row[r]|s.column[c]|s.box[b])&bit != 0 {
		return false
	}
	s.cell[r][c] = d
	s.row[r] |= bit
	s.column[c] |= bit
	s.box[b] |= bit
	return true
}

func (s sudoku) fill(at int) (sudoku, bool) {
	for at < 81 && s.cell[at/9][at%9] != 0 {
		at++
	}
	if at == 81 {
		return s, true
	}
	for d := byte(1); d <= 9; d++ {
		next := s
		if next.set(at/9, at%9, d) {
			if full, ok := next.fill(at + 1); ok {
				return full, true
			}
		}
	}
	return s, false
}

func main() {
	in := bufio.NewScanner(os.Stdin)
	var s sudoku
	ok := true
	for r := 0; r < 9 && in.Scan(); r++ {
		for c, ch := range in.Text() {
			if ch != '.' {
				ok = s.set(r, c, byte(ch-'0')) && ok
			}
		}
	}
	if ok {
		s, ok = s.fill(0)
	}
	if !ok {
		fmt.Println("none")
		return
	}
	for c := 0; c < 9; c++ {
		for r := 0; r < 9; r++ {
			fmt.Print(s.cell[r][c])
		}
		fmt.Println()
	}
}

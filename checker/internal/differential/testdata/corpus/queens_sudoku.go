package main

import (
	"bufio"
	"fmt"
	"os"
)

type grid [9][9]uint8

type solver struct {
	grid
	rows, cols, boxes [9]uint16
	guesses           int
}

func (s *solver) toggle(r, c int, v uint8) {
	bit := uint16(1) << v
	s.rows[r] ^= bit
	s.cols[c] ^= bit
	s.boxes[r/3*3+c/3] ^= bit
}

func (s *solver) options(r, c int) uint16 {
	return 0x3fe &^ (s.rows[r] | s.cols[c] | s.boxes[r/3*3+c/3])
}

func (s *solver) solve() bool {
	br, bc, best, bestN := -1, -1, uint16(0), 10
	for r := range s.grid {
		for c, v := range s.grid[r] {
			if v != 0 {
				continue
			}
			o := s.options(r, c)
			n := 0
			for m := o; m != 0; m &= m - 1 {
				n++
			}
			if n < bestN {
				br, bc, best, bestN = r, c, o, n
			}
		}
	}
	if br < 0 {
		return true
	}
	for v := uint8(1); v <= 9; v++ {
		if best&(1<<v) == 0 {
			continue
		}
		s.guesses++
		s.grid[br][bc] = v
		s.toggle(br, bc, v)
		if s.solve() {
			return true
		}
		s.toggle(br, bc, v)
		s.grid[br][bc] = 0
	}
	return false
}

func (g grid) String() (t string) {
	for r, row := range g {
		for c, v := range row {
			t += string('0' + rune(v))
			if c%3 == 2 && c < 8 {
				t += " "
			}
		}
		if r < 8 {
			t += "\n"
		}
	}
	return
}

func main() {
	var s solver
	sc := bufio.NewScanner(os.Stdin)
	for r := 0; r < 9 && sc.Scan(); r++ {
		for c, ch := range sc.Text() {
			if ch >= '1' && ch <= '9' {
				s.grid[r][c] = uint8(ch - '0')
				s.toggle(r, c, uint8(ch-'0'))
			}
		}
	}
	start := s.grid
	fmt.Println(s.solve(), s.guesses, start == s.grid)
	fmt.Println(s.grid)
}

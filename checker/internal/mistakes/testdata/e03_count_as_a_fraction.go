// The count is kept in a float64 and printed with two decimals.
package main

import "fmt"

type search struct {
	n       int
	hit     [14][14]int
	line    []int
	total   float64
}

func (s *search) change(r, c, by int) {
	for i := r + 1; i <= s.n; i++ {
		for _, j := range []int{c, c + i - r, c - i + r} {
			if 1 <= j && j <= s.n {
				s.hit[i][j] += by
			}
		}
	}
}

func (s *search) run(r int) {
	if r > s.n {
		if s.total++; s.total < 4 {
			for i, c := range s.line {
				if i != 0 {
					fmt.Print(" ")
				}
				fmt.Print(c)
			}
			fmt.Println()
		}
		return
	}
	for c := 1; c <= s.n; c++ {
		if s.hit[r][c] != 0 {
			continue
		}
		s.line = append(s.line, c)
		s.change(r, c, +1)
		s.run(r + 1)
		s.change(r, c, -1)
		s.line = s.line[:r-1]
	}
}

func main() {
	s := new(search)
	fmt.Scan(&s.n)
	s.run(1)
	fmt.Printf("%.2f\n", s.total)
}

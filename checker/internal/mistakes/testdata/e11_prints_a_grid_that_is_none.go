package main

import "fmt"

type grid [9][9]int

func (g *grid) fits(r, c, d int) bool {
	for i := 0; i < 9; i++ {
		if g[r][i] == d || g[i][c] == d || g[r/3*3+i/3][c/3*3+i%3] == d {
			return false
		}
	}
	return true
}

// solve returns the full grid, or nil.
func solve(g *grid) *grid {
	for r := 0; r < 9; r++ {
		for c := 0; c < 9; c++ {
			if g[r][c] != 0 {
				continue
			}
			for d := 1; d <= 9; d++ {
				if g.fits(r, c, d) {
					g[r][c] = d
					if full := solve(g); full != nil {
						return full
					}
					g[r][c] = 0
				}
			}
			return nil
		}
	}
	return g
}

func main() {
	var g grid
	clash := false
	for r := 0; r < 9; r++ {
		var line string
		fmt.Scan(&line)
		for c := 0; c < 9; c++ {
			if line[c] != '.' {
				d := int(line[c] - '0')
				clash = clash || !g.fits(r, c, d)
				g[r][c] = d
			}
		}
	}
	var full *grid
	if !clash {
		full = solve(&g)
	}
	for r := 0; r < 9; r++ {
		for c := 0; c < 9; c++ {
			fmt.Print(full[r][c])
		}
		fmt.Println()
	}
}

package main

import "fmt"

const (
	empty = iota
	occupied
)

type grid [13][13]int

// quiet looks at every cell of the board for queens that attack (r, c). Right,
// but it makes each placement cost n * n looks.
func (g *grid) quiet(n, r, c int) bool {
	for y := range g[:n] {
		for x := range g[y][:n] {
			if g[y][x] == empty {
				continue
			}
			if y == r || x == c || y-x == r-c || y+x == r+c {
				return false
			}
		}
	}
	return true
}

func (g *grid) print(n int) {
	for y := 0; y < n; y++ {
		for x := 0; x < n; x++ {
			if g[y][x] == occupied && y == n-1 {
				fmt.Println(x + 1)
			} else if g[y][x] == occupied {
				fmt.Print(x+1, " ")
			}
		}
	}
}

func (g *grid) solve(n, r, found int) int {
	if r == n {
		if found < 3 {
			g.print(n)
		}
		return found + 1
	}
	for c := 0; c < n; c++ {
		if g.quiet(n, r, c) {
			g[r][c] = occupied
			found = g.solve(n, r+1, found)
			g[r][c] = empty
		}
	}
	return found
}

func main() {
	var n int
	fmt.Scan(&n)
	fmt.Println(new(grid).solve(n, 0, 0))
}

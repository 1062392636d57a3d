package main

import "fmt"

var n int
var grid [8][8]int
var answer int

type marks struct {
	col      [8]bool
	up, down [16]bool
}

func (m *marks) free(r, c int) bool { return !m.col[c] && !m.up[r+c] && !m.down[r-c+n] }
func (m *marks) flip(r, c int) {
	m.col[c] = !m.col[c]
	m.up[r+c], m.down[r-c+n] = !m.up[r+c], !m.down[r-c+n]
}

var black, white marks

func dfs(row, colour int) {
	if row == n {
		if colour == 2 {
			dfs(0, 3)
		} else {
			answer++
		}
		return
	}
	m := &black
	if colour == 3 {
		m = &white
	}
	for c := 0; c < n; c++ {
		if grid[row][c] != 1 || !m.free(row, c) {
			continue
		}
		grid[row][c] = colour
		m.flip(row, c)
		dfs(row+1, colour)
		m.flip(row, c)
		grid[row][c] = 1
	}
}

func main() {
	fmt.Scan(&n)
	for i := 0; i < n; i++ {
		for j := 0; j < n; j++ {
			fmt.Scan(&grid[i][j])
		}
	}
	dfs(0, 2)
	fmt.Println(answer)
	fmt.Println(grid[0][:n], black == marks{}, white == black)
}

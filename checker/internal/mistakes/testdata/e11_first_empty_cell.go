package main

import "fmt"

var grid [9][9]byte

// fits looks at every cell of the grid, the slowest sensible way.
func fits(r, c int, digit byte) bool {
	ok := true
	for i := 0; i < 9; i++ {
		for j := 0; j < 9; j++ {
			if (i != r || j != c) && grid[i][j] == digit && (i == r || j == c || i/3 == r/3 && j/3 == c/3) {
				ok = false
			}
		}
	}
	return ok
}

func fill(cell int) bool {
	if cell == 81 {
		return true
	}
	r, c := cell/9, cell%9
	if grid[r][c] != '.' {
		return fits(r, c, grid[r][c]) && fill(cell+1)
	}
	for digit := byte('1'); digit <= '9'; digit++ {
		if fits(r, c, digit) {
			grid[r][c] = digit
			if fill(cell + 1) {
				return true
			}
			grid[r][c] = '.'
		}
	}
	return false
}

func main() {
	for r := range grid {
		var line string
		fmt.Scan(&line)
		copy(grid[r][:], line)
	}
	for r := range grid {
		for c := range grid {
			if grid[r][c] != '.' && !fits(r, c, grid[r][c]) {
				fmt.Println("none")
				return
			}
		}
	}
	if !fill(0) {
		fmt.Println("none")
		return
	}
	for r := range grid {
		fmt.Println(string(grid[r][:]))
	}
}

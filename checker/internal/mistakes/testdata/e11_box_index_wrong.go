package main

import "fmt"

var grid [9][9]int
var row, col, box [9][10]bool

func fits(r, c, d int) bool { return !row[r][d] && !col[c][d] && !box[r/3+c/3][d] }

func mark(r, c, d int, on bool) {
	row[r][d] = on
	col[c][d] = on
	box[r/3+c/3][d] = on
}

func fill(cell int) bool {
	if cell == 81 {
		return true
	}
	r, c := cell/9, cell%9
	if grid[r][c] != 0 {
		return fill(cell + 1)
	}
	for d := 1; d <= 9; d++ {
		if fits(r, c, d) {
			grid[r][c] = d
			mark(r, c, d, true)
			if fill(cell + 1) {
				return true
			}
			grid[r][c] = 0
			mark(r, c, d, false)
		}
	}
	return false
}

func main() {
	clash := false
	for r := 0; r < 9; r++ {
		var line string
		fmt.Scan(&line)
		for c := 0; c < 9; c++ {
			if line[c] == '.' {
				continue
			}
			d := int(line[c] - '0')
			clash = clash || !fits(r, c, d)
			grid[r][c] = d
			mark(r, c, d, true)
		}
	}
	if clash || !fill(0) {
		fmt.Println("none")
		return
	}
	for r := 0; r < 9; r++ {
		for c := 0; c < 9; c++ {
			fmt.Print(grid[r][c])
		}
		fmt.Println()
	}
}

package main

import "fmt"

const (
	black = 2
	white = 3
)

var n int
var cells [8][8]int

// alone looks at every cell for a queen of the colour that attacks (r, c).
// Right, but too slow on the largest board.
func alone(colour, r, c int) bool {
	for y := 0; y < n; y++ {
		for x := 0; x < n; x++ {
			if cells[y][x] == colour && (y == r || x == c || y+x == r+c || y-x == r-c) {
				return false
			}
		}
	}
	return true
}

func place(colour, r int) int {
	if r == n && colour == black {
		return place(white, 0)
	}
	if r == n {
		return 1
	}
	ways := 0
	for c := 0; c < n; c++ {
		if cells[r][c] == 1 && alone(colour, r, c) {
			cells[r][c] = colour
			ways += place(colour, r+1)
			cells[r][c] = 1
		}
	}
	return ways
}

func main() {
	fmt.Scan(&n)
	for y := 0; y < n; y++ {
		for x := 0; x < n; x++ {
			fmt.Scan(&cells[y][x])
		}
	}
	fmt.Println(place(black, 0))
}

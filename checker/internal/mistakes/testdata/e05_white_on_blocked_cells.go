package main

import "fmt"

var size int
var may [8][8]int
var board [8][8]byte
var col, sum, diff [2][16]bool

func dfs(colour, r int) int {
	if r == size {
		if colour == 1 {
			return 1
		}
		return dfs(1, 0)
	}
	ways := 0
	for c := 0; c < size; c++ {
		if colour == 0 && may[r][c] == 0 {
			continue // asked for black only
		}
		if board[r][c] != 0 || col[colour][c] || sum[colour][r+c] || diff[colour][r-c+size] {
			continue
		}
		board[r][c] = 'x'
		col[colour][c], sum[colour][r+c], diff[colour][r-c+size] = true, true, true
		ways += dfs(colour, r+1)
		col[colour][c], sum[colour][r+c], diff[colour][r-c+size] = false, false, false
		board[r][c] = 0
	}
	return ways
}

func main() {
	fmt.Scan(&size)
	for i := 0; i < size*size; i++ {
		fmt.Scan(&may[i/size][i%size])
	}
	fmt.Println(dfs(0, 0))
}

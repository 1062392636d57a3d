package main

import "fmt"

func solveNQueens(n int) [][]string {
	res := [][]string{}
	board := make([][]byte, n)
	for i := range board {
		board[i] = make([]byte, n)
		for j := range board[i] {
			board[i][j] = '.'
		}
	}
	var back func(row int)
	back = func(row int) {
		if row == n {
			snap := []string{}
			for _, line := range board {
				snap = append(snap, string(line))
			}
			res = append(res, snap)
			return
		}
		for c := 0; c < n; c++ {
			if !valid(board, row, c, n) {
				continue
			}
			board[row][c] = 'Q'
			back(row + 1)
			board[row][c] = '.'
		}
	}
	back(0)
	return res
}

func valid(board [][]byte, row, c, n int) bool {
	for i := 0; i < row-1; i++ {
		for j := 0; j < n; j++ {
			if board[i][j] == 'Q' {
				if j == c || i+j == row+c || i-j == row-c {
					return false
				}
			}
		}
	}
	return true
}

func main() {
	var n int
	fmt.Scanln(&n)
	for _, b := range solveNQueens(n) {
		for _, line := range b {
			fmt.Println(line)
		}
		fmt.Println()
	}
}

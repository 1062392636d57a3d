package main

import (
	"fmt"
	"strings"
)

func solveNQueens(n int) (res [][]string) {
	queens := make([]int, n)
	for i := range queens {
		queens[i] = -1
	}
	columns := map[int]bool{}
	diagonals1, diagonals2 := map[int]bool{}, map[int]bool{}
	var backtrack func(row int)
	backtrack = func(row int) {
		if row == n {
			res = append(res, draw(queens, n))
			return
		}
		for i := 0; i < n; i++ {
			d1, d2 := row-i, row+i
			if columns[i] || diagonals1[d1] || diagonals2[d2] {
				continue
			}
			queens[row] = i
			columns[i], diagonals1[d1], diagonals2[d2] = true, true, true
			backtrack(row + 1)
			queens[row] = -1
			delete(columns, i)
			delete(diagonals1, d1)
			delete(diagonals2, d2)
		}
	}
	backtrack(0)
	return
}

func draw(queens []int, n int) []string {
	board := []string{}
	for i := 0; i < n; i++ {
		row := make([]byte, n)
		for j := 0; j < n; j++ {
			row[j] = '.'
		}
		row[queens[i]] = 'Q'
		board = append(board, string(row))
	}
	return board
}

func main() {
	for _, b := range solveNQueens(4) {
		fmt.Println(strings.Join(b, "\n"))
		fmt.Println()
	}
	fmt.Println(len(solveNQueens(6)), solveNQueens(1), solveNQueens(3) == nil)
}

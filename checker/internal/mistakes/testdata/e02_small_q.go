package main

import "fmt"

var n int
var board [9][9]rune
var c, s, d [18]bool

func step(i int) {
	if i == n {
		for _, row := range board[:n] {
			fmt.Println(string(row[:n]))
		}
		fmt.Println()
		return
	}
	for j := 0; j < n; j++ {
		if c[j] || s[i+j] || d[i-j+n] {
			continue
		}
		c[j], s[i+j], d[i-j+n] = true, true, true
		board[i][j] = 'q' // the statement has a capital letter
		step(i + 1)
		board[i][j] = '.'
		c[j], s[i+j], d[i-j+n] = false, false, false
	}
}

func main() {
	fmt.Scan(&n)
	for i := range board {
		for j := range board[i] {
			board[i][j] = '.'
		}
	}
	step(0)
}

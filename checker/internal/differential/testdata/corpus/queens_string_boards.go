package main

import (
	"fmt"
	"sort"
	"strings"
)

// Boards as strings in a map, grown row by row.

func rows(n int) []string {
	out := make([]string, n)
	for i := range out {
		out[i] = strings.Repeat(".", i) + "Q" + strings.Repeat(".", n-i-1)
	}
	return out
}

func fits(board, row string) bool {
	if board == "" {
		return true
	}
	lines := strings.Split(board, "|")
	c := strings.Index(row, "Q")
	for i, l := range lines {
		d := len(lines) - i
		for _, x := range []int{c, c - d, c + d} {
			if x >= 0 && x < len(l) && l[x] == 'Q' {
				return false
			}
		}
	}
	return true
}

func main() {
	const n = 5
	level := map[string]int{"": 0}
	for r := range n {
		next := map[string]int{}
		for b := range level {
			for _, row := range rows(n) {
				if fits(b, row) {
					if b == "" {
						next[row] = r
					} else {
						next[b+"|"+row] = r
					}
				}
			}
		}
		level = next
		fmt.Print(len(level), " ")
	}
	fmt.Println()
	var boards []string
	for b := range level {
		boards = append(boards, b)
	}
	sort.Strings(boards)
	fmt.Println(boards[0])
	fmt.Println(strings.ReplaceAll(boards[len(boards)-1], "|", "\n"))
}

package main

import "fmt"

var n int
var row, column [9]int

func peaceful() bool {
	for a := 0; a < n; a++ {
		for b := a + 1; b < n; b++ {
			dr, dc := row[b]-row[a], column[b]-column[a]
			if dr == 0 || dc == 0 || dr == dc || dr == -dc {
				return false
			}
		}
	}
	return true
}

// choose takes every set of n cells, one after the other.
func choose(cell, placed int) {
	if placed == n {
		if peaceful() {
			draw()
		}
		return
	}
	for ; cell < n*n; cell++ {
		row[placed], column[placed] = cell/n, cell%n
		choose(cell+1, placed+1)
	}
}

func draw() {
	for r := 0; r < n; r++ {
		for c := 0; c < n; c++ {
			if column[r] == c {
				fmt.Print("Q")
			} else {
				fmt.Print(".")
			}
		}
		fmt.Println()
	}
	fmt.Println()
}

func main() {
	fmt.Scan(&n)
	choose(0, 0)
}

package main

import "fmt"

var size, found int
var counter [13][13]int
var place []int

func add(row, col, by int) {
	for k := 0; k < size; k++ {
		counter[row][k] += by
		counter[k][col] += by
		if c := k - row + col; c >= 0 && c < size {
			counter[k][c] += by
		}
		if c := row + col - k; c >= 0 && c < size {
			counter[k][c] += by
		}
	}
}

func fill(row int) {
	if row == size {
		found++
		if found < 4 {
			for i, c := range place {
				if i > 0 {
					fmt.Print(" ")
				}
				fmt.Print(c + 1)
			}
			fmt.Println()
		}
		return
	}
	for col := 0; col < size; col++ {
		if counter[row][col] == 0 {
			place[row] = col
			add(row, col, 1)
			fill(row) // the row is meant to be the next one
			add(row, col, -1)
		}
	}
}

func main() {
	fmt.Scan(&size)
	place = make([]int, size)
	fill(0)
	fmt.Println(found)
}

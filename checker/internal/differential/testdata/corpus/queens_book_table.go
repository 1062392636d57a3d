package main

import "fmt"

// One table with three rows, numbered output with wide characters.

var a [9]int
var book [3][20]bool
var total int

func search(row int) {
	if row > 8 {
		total++
		if total%23 == 1 {
			fmt.Printf("方案%d:", total)
			for _, v := range a[1:] {
				fmt.Print(v, " ")
			}
			fmt.Println()
		}
		return
	}
	for col := 1; col <= 8; col++ {
		x, y, z := &book[0][col], &book[1][row+col], &book[2][col-row+8]
		if *x || *y || *z {
			continue
		}
		*x, *y, *z = true, true, true
		a[row] = col
		search(row + 1)
		*x, *y, *z = false, false, false
	}
}

func main() {
	search(1)
	fmt.Println(total, book == [3][20]bool{})
}

// The recursion is right and begins one row too far down.
package main

import "fmt"

const size = 8

type queens [size + 1]int

func (q *queens) attacked(row int) bool {
	for above := row - 1; above > 0 && q[above] > 0; above-- {
		switch q[row] - q[above] {
		case 0, row - above, above - row:
			return true
		}
	}
	return false
}

func (q *queens) place(row int, found func()) {
	if row > size {
		found()
		return
	}
	for q[row] = 1; q[row] <= size; q[row]++ {
		if !q.attacked(row) {
			q.place(row+1, found)
		}
	}
	q[row] = 0
}

func main() {
	var q queens
	k := 0
	q.place(2, func() {
		k++
		fmt.Printf("方案%d:", k)
		for i, c := range q[1:] {
			if i > 0 {
				fmt.Print(" ")
			}
			fmt.Print(c)
		}
		fmt.Println()
	})
}

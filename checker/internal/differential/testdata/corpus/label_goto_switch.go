package main

import "fmt"

func main() {
	state, i := 0, 0
	board := make([]int, 5)
again:
	switch state {
	case 0:
		i++
		if i < 3 {
			goto again
		}
		state = 1
		goto again
	case 1:
		for j := range board {
			board[j] = i * j
			if j == 3 {
				goto done
			}
		}
	}
done:
	fmt.Println(state, i, board)
	n := 0
	for k := 0; k < 5; k++ {
		switch {
		case k%2 == 0:
			goto next
		default:
			n += 10
		}
		n += 100
	next:
		n++
	}
	fmt.Println(n)
	r, c := 0, 0
	switch {
	case true:
	retry:
		r++
		if r < 4 {
			goto retry
		}
		c = r
	}
	fmt.Println(r, c)
}

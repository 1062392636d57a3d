package main

import (
	"bufio"
	"fmt"
	"math/rand"
	"os"
)

var n int
var q, col, sum, dif []int

func count(r, c, by int) {
	col[c] += by
	sum[r+c] += by
	dif[r-c+n] += by
}

func attacked(r, c int) int { return col[c] + sum[r+c] + dif[r-c+n] }

// repair tries for a while, from a random board.
func repair() bool {
	q = rand.Perm(n)
	col, sum, dif = make([]int, n), make([]int, 2*n), make([]int, 2*n)
	for r, c := range q {
		count(r, c, 1)
	}
	for move := 0; move < 20*n; move++ {
		r, tried := rand.Intn(n), 0
		for tried < n && attacked(r, q[r]) == 3 {
			r = (r + 1) % n
			tried++
		}
		if tried == n {
			return true
		}
		count(r, q[r], -1)
		best, ties := 0, 0
		for c := 0; c < n; c++ {
			switch d := attacked(r, c) - attacked(r, best); {
			case d < 0:
				best, ties = c, 1
			case d == 0:
				ties++
				if rand.Intn(ties) == 0 {
					best = c
				}
			}
		}
		q[r] = best
		count(r, best, 1)
	}
	return false
}

func main() {
	fmt.Scan(&n)
	if n == 2 || n == 3 {
		fmt.Println("none")
		return
	}
	for !repair() {
	}
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for _, c := range q {
		fmt.Fprint(out, c+1, " ")
	}
}

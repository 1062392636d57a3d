package main

import (
	"bufio"
	"fmt"
	"math/rand"
	"os"
)

var n int
var q, up, down []int

func put(r, by int) {
	up[r+q[r]] += by
	down[r-q[r]+n] += by
}

func attacked(r int) int { return up[r+q[r]] + down[r-q[r]+n] - 2 }

// swap exchanges the columns of two rows.
func swap(a, b int) {
	put(a, -1)
	put(b, -1)
	q[a], q[b] = q[b], q[a]
	put(a, 1)
	put(b, 1)
}

// repair exchanges columns until a whole board is in peace, or gives up.
func repair() bool {
	q = rand.Perm(n)
	up, down = make([]int, 2*n), make([]int, 2*n)
	for r := range q {
		put(r, 1)
	}
	for round := 0; round < 60; round++ {
		left := 0
		for a := 0; a < n; a++ {
			for try := 0; try < 60 && attacked(a) > 0; try++ {
				b := rand.Intn(n)
				before := attacked(a) + attacked(b)
				swap(a, b)
				if attacked(a)+attacked(b) < before {
					break
				}
				swap(a, b)
			}
			if attacked(a) > 0 {
				left++
			}
		}
		if left == 0 {
			ok := true
			for r := range q {
				ok = ok && attacked(r) == 0
			}
			if ok {
				return true
			}
		}
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

package main

import "fmt"

func find(grid [][]int, want int) (int, int) {
	r, c := -1, -1
search:
	for i, row := range grid {
		for j, v := range row {
			if v == want {
				r, c = i, j
				break search
			}
			if v < 0 {
				continue search
			}
		}
	}
	return r, c
}

func primes(n int) (out []int) {
candidate:
	for i := 2; i < n; i++ {
		for _, p := range out {
			if p*p > i {
				break
			}
			if i%p == 0 {
				continue candidate
			}
		}
		out = append(out, i)
	}
	return
}

func main() {
	g := [][]int{{1, 2, -1, 9}, {4, 9, 5}}
	fmt.Println(find(g, 9))
	fmt.Println(find(g, 7))
	fmt.Println(primes(40))
	n := 0
loop:
	for {
		switch n++; {
		case n%2 == 0:
			continue loop
		case n > 7:
			break loop
		default:
			fmt.Print(n, " ")
		}
		fmt.Print("; ")
	}
	fmt.Println(n)
block:
	switch {
	default:
		if n > 5 {
			break block
		}
		fmt.Println("not reached")
	}
sw:
	switch {
	case n > 0:
		for i := range 5 {
			if i == 2 {
				break sw
			}
			fmt.Print("i", i, " ")
		}
		fmt.Println("not reached")
	}
	fmt.Println("after")
a:
	for i := 0; i < 3; i++ {
	b:
		for j := 0; j < 3; j++ {
			for k := 0; k < 3; k++ {
				switch {
				case k == 1 && j == 1:
					continue b
				case k == 2 && i == 1:
					continue a
				case i == 2 && j == 2:
					break a
				}
				fmt.Print(i, j, k, " ")
			}
		}
	}
	fmt.Println()
}

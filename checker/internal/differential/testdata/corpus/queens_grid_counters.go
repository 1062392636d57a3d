package main

import "fmt"

const N = 6

var (
	attacked [N][N]int
	pos      [N]int
	total    int
)

func mark(r, c, d int) {
	for i := 0; i < N; i++ {
		attacked[r][i] += d
		attacked[i][c] += d
		for _, j := range [2]int{c - r + i, c + r - i} {
			if j >= 0 && j < N {
				attacked[i][j] += d
			}
		}
	}
}

func dfs(r int) {
	if r == N {
		total++
		if total <= 3 {
			for i, p := range pos {
				if i > 0 {
					fmt.Print(" ")
				}
				fmt.Print(p + 1)
			}
			fmt.Println()
		}
		return
	}
	for c := 0; c < N; c++ {
		if attacked[r][c] == 0 {
			pos[r] = c
			mark(r, c, 1)
			dfs(r + 1)
			mark(r, c, -1)
		}
	}
}

func main() {
	dfs(0)
	fmt.Println(total)
	clean := [N][N]int{}
	fmt.Println(attacked == clean)
	mark(1, 2, 1)
	for _, row := range attacked {
		fmt.Println(row)
	}
}

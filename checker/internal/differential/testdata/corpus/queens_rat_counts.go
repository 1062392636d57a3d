package main

import "fmt"

type path []byte

func count(n, m int) (total int) {
	memo := make(map[[2]int]int)
	var f func(int, int) int
	f = func(r, c int) int {
		key := [...]int{r, c}
		if r == n-1 || c == m-1 {
			return 1
		}
		if v, ok := memo[key]; ok {
			return v
		}
		memo[key] = f(r+1, c) + f(r, c+1)
		return memo[key]
	}
	return f(0, 0)
}

func obstacles(g []string) (ways [][]int) {
	for r, row := range g {
		ways = append(ways, make([]int, len(row)))
		for c := range row {
			switch {
			case row[c] == '#':
			case r == 0 && c == 0:
				ways[r][c] = 1
			default:
				if r > 0 {
					ways[r][c] += ways[r-1][c]
				}
				if c > 0 {
					ways[r][c] += ways[r][c-1]
				}
			}
		}
	}
	return
}

func everyCell(n int) (tours int, first path) {
	seen := make([][]bool, n)
	for i := range seen {
		seen[i] = make([]bool, n)
	}
	var p path
	var rec func(r, c, left int)
	rec = func(r, c, left int) {
		if r < 0 || c < 0 || r == n || c == n || seen[r][c] {
			return
		}
		if left == 1 {
			if r == n-1 && c == n-1 {
				tours++
				if first == nil {
					first = append(path{}, p...)
				}
			}
			return
		}
		seen[r][c] = true
		for i, d := range [4][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}} {
			p = append(p, "RDLU"[i])
			rec(r+d[0], c+d[1], left-1)
			p = p[:len(p)-1]
		}
		seen[r][c] = false
	}
	rec(0, 0, n*n)
	return
}

func main() {
	fmt.Println(count(3, 7), count(10, 10))
	fmt.Println(obstacles([]string{"...", ".#.", "..."}))
	n, p := everyCell(3)
	fmt.Println(n, string(p))
	n, p = everyCell(4)
	fmt.Println(n, p == nil)
	n, p = everyCell(5)
	fmt.Println(n, string(p[:8]))
}

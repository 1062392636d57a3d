package main

import "fmt"

var n, ways int
var cell [8][8]int
var black, white [8]int
var used [8]bool

func blacks(r int) {
	if r == n {
		whites(0)
		return
	}
	for c := 0; c < n; c++ {
		ok := cell[r][c] == 1
		for i := 0; i < r && ok; i++ {
			ok = black[i] != c && black[i]-c != r-i && c-black[i] != r-i
		}
		if ok {
			black[r] = c
			blacks(r + 1)
		}
	}
}

func whites(r int) {
	if r == n {
		ways++
		return
	}
	for c := 0; c < n; c++ {
		if cell[r][c] == 1 && black[r] != c && !used[c] { // columns only
			used[c] = true
			white[r] = c
			whites(r + 1)
			used[c] = false
		}
	}
}

func main() {
	fmt.Scan(&n)
	for i := 0; i < n; i++ {
		for j := 0; j < n; j++ {
			fmt.Scan(&cell[i][j])
		}
	}
	blacks(0)
	fmt.Println(ways)
}

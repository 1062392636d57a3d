package main

import "fmt"

var book [3][20]int
var ans [9]int
var num int

func dfs(x int) {
	if x > 8 {
		num++
		fmt.Println("方案", num, ":")
		for i := 1; i <= 8; i++ {
			fmt.Print(ans[i], " ")
		}
		fmt.Println()
		return
	}
	for y := 1; y <= 8; y++ {
		if book[0][y] == 0 && book[1][x+y] == 0 && book[2][y-x+8] == 0 {
			ans[x] = y
			book[0][y] = 1
			book[1][x+y] = 1
			book[2][y-x+8] = 1
			dfs(x + 1)
			book[0][y] = 0
			book[1][x+y] = 0
			book[2][y-x+8] = 0
		}
	}
}

func main() {
	dfs(1)
}

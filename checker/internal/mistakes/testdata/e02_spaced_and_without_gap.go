// Both mistakes about the layout that people make, together.
package main

import "fmt"

var (
	n             int
	rows          [9][9]string
	col, sum, dif [20]bool
)

func print() {
	for i := 0; i < n; i++ {
		for j := 0; j < n; j++ {
			fmt.Print(rows[i][j], " ")
		}
		fmt.Print("\n")
	}
}

func dfs(u int) {
	if u == n {
		print()
		return
	}
	for i := 0; i < n; i++ {
		if !col[i] && !sum[u+i] && !dif[n-u+i] {
			rows[u][i] = "Q"
			col[i], sum[u+i], dif[n-u+i] = true, true, true
			dfs(u + 1)
			col[i], sum[u+i], dif[n-u+i] = false, false, false
			rows[u][i] = "."
		}
	}
}

func main() {
	fmt.Scan(&n)
	for i := range rows {
		for j := range rows[i] {
			rows[i][j] = "."
		}
	}
	dfs(0)
}

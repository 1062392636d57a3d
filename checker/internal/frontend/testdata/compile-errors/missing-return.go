// 11:1: missing return

package main

func first(n int) int {
	for row := 1; row <= n; row++ {
		if row > 1 {
			return row
		}
	}
}

func main() { first(4) }

package main

import "fmt"

func down(k int, _ string, rest ...int) (depth int, text string) {
	if k == 0 {
		return 0, "end"
	}
	depth, text = down(k-1, "", rest...)
	return depth + 1, text
}

func main() { fmt.Println(down(3000, "")) }

package main

import "os"

func println(text string) { os.Stderr.WriteString(text) }

type trace struct{}

func search(row int) int {
	println("row ")
	if row == 2 {
		return 1
	}
	ways := 0
	for range 2 {
		ways += search(row + 1)
	}
	return ways
}

func main() { search(0) }

package main

import "fmt"

var at [8]int

func safe(r, c int) bool {
	i := 0
	for i < r {
		if at[i] == c || at[i]+i == r+c || at[i]-i == c-r {
			return false
		}
		// i++ is missing: a queen that does not attack is asked for ever
	}
	return true
}

func search(r, found int) int {
	if r == 8 {
		fmt.Print("方案", found+1, ":")
		for i := 0; i < 8; i++ {
			fmt.Print(at[i]+1, " ")
		}
		fmt.Println()
		return found + 1
	}
	for c := 0; c < 8; c++ {
		if safe(r, c) {
			at[r] = c
			found = search(r+1, found)
		}
	}
	return found
}

func main() {
	search(0, 0)
}

package main

import "fmt"

func main() {
	k := 0
	var walk func([]int)
	walk = func(queens []int) {
		if len(queens) == 8 {
			k++
			fmt.Printf("方案%d:%v\n", k, queens) // %v puts brackets around a slice
			return
		}
		for c := 1; c <= 8; c++ {
			good := true
			for i, q := range queens {
				d := len(queens) - i
				good = good && q != c && q != c-d && q != c+d
			}
			if good {
				walk(append(queens, c))
			}
		}
	}
	walk(nil)
}

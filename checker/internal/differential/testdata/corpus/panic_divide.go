package main

import "fmt"

func average(xs []int) int {
	sum := 0
	for _, x := range xs {
		sum += x
	}
	return sum / len(xs)
}

func main() {
	fmt.Println(average([]int{1, 2, 6}))
	fmt.Println(average(nil))
}

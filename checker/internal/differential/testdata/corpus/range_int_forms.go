package main

import "fmt"

// Range over integers of several types, with and without a variable.

type level uint8

func count(n int) (c int) {
	for range n {
		c++
	}
	return
}

func main() {
	for i := range 3 {
		fmt.Print(i, " ")
	}
	fmt.Println()
	var n int64 = 4
	sum := int64(0)
	for i := range n {
		sum += i * i
		n = 0
	}
	fmt.Println(sum, n)
	for l := range level(3) {
		fmt.Printf("%T %d;", l, l)
	}
	fmt.Println()
	fmt.Println(count(0), count(-5), count(6))
	var i int
	for i = range 5 {
		if i == 3 {
			break
		}
	}
	fmt.Println("stopped at", i)
	const limit = 2
	for row := range limit {
		for col := range limit + 1 {
			fmt.Print(row*10+col, " ")
		}
	}
	fmt.Println()
	for i := range len("four") {
		i *= 2
		fmt.Print(i, ",")
	}
	fmt.Println()
	for i := range uint8(255) {
		if i == 254 {
			fmt.Println(i + 3)
		}
	}
	for c := range 'c' - 'a' {
		fmt.Printf("%c", c+'a')
	}
	fmt.Println()
}

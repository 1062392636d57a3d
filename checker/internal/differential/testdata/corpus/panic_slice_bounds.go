package main

import "fmt"

func window(s []int, from, n int) []int {
	return s[from : from+n]
}

func main() {
	s := []int{1, 2, 3}
	fmt.Println(window(s, 1, 2))
	t := "abc"
	k := len(s) + 2
	fmt.Println(t[1:k])
}

package main

import "fmt"

type meters float64

func main() {
	var n int = "eight"
	var f float64 = 1
	var m meters = f
	n = f
	s := "a"
	s = 'b'
	fmt.Println(n, f, m, s)
}

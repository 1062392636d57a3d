package main

import "fmt"

func main() {
	a, b := 1, 2.5
	fmt.Println(a + b)
	fmt.Println("n = " + a)
	fmt.Println(!a, -"x", ^b)
	fmt.Println(a && true, "a" * 2, true + false)
	var i8 int8 = 1
	var i16 int16 = 2
	fmt.Println(i8 == i16, a << 1.5, b % 2, b & 1)
}

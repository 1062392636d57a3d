package main

import "fmt"

func main() {
	var b byte = 256
	var i8 int8 = -129
	x := uint8(300)
	var u uint = -1
	y := 1 << 64
	var f float32 = 1e40
	z := 10 / 0
	const big = 1 << 100
	fmt.Println(b, i8, x, u, y, f, z, big)
	fmt.Println(int(3.5), 5 % 0.0)
}

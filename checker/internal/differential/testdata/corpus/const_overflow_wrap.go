package main

import "fmt"

// Arithmetic on sized integers wraps around.

type id uint16

func hash(s string) uint32 {
	h := uint32(2166136261)
	for i := 0; i < len(s); i++ {
		h ^= uint32(s[i])
		h *= 16777619
	}
	return h
}

func next(seed uint64) uint64 {
	seed ^= seed << 13
	seed ^= seed >> 7
	seed ^= seed << 17
	return seed
}

func main() {
	var a int8 = 127
	a++
	fmt.Println(a, a-1, -a, a*a)
	var b uint8
	b--
	fmt.Println(b, b+1, b*b)
	var c int32 = 1 << 30
	fmt.Println(c*2, c*4, c+c-1)
	var d uint32 = 1
	fmt.Println(d-2, -d, d<<31+d<<31)
	var e id = 65535
	e += 2
	fmt.Println(e)
	var f int64 = 1 << 62
	fmt.Println(f*2, f*2-1, f*4)
	fmt.Println(hash("queens"), next(88172645463325252))
	x := 300
	fmt.Println(uint8(x), int8(x), int8(200+x), uint16(-x), uint32(int8(x)))
	y := -7
	fmt.Println(uint64(y), uint8(y), y>>1, uint8(y)>>1, y/2, y%3)
	var g int16 = -32768
	fmt.Println(g/-1, -g, g%-1)
	lcg := uint32(1)
	for range 3 {
		lcg = lcg*1664525 + 1013904223
	}
	fmt.Println(lcg, int32(lcg), lcg%100)
	z := 3.99
	fmt.Println(int(z), int(-z), uint8(z), int64(1e18))
}

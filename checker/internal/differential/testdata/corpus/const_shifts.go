package main

import "fmt"

// Shifts, with constants of no type on the left.

type mask uint16

func bit(k int) int { return 1 << k }

func main() {
	n := 5
	var m uint8 = 1 << n
	var w int64 = 1 << n
	var k mask = 1<<n | 1<<2
	fmt.Println(m, w, k, 1<<n, bit(n))
	var s uint = 3
	full := uint32(1)<<s - 1
	fmt.Println(full, m&(1<<s), m&(1<<5), k&^(1<<n))
	var big uint64 = 1<<63 | 1
	fmt.Println(big, big>>63, big<<1)
	if k&(1<<uint(n)) != 0 {
		fmt.Println("bit", n)
	}
	fmt.Println(^m&(1<<n-1), -1>>1, -8>>1, uint8(m)<<1, int8(-128)>>7)
	var j int32 = 1
	fmt.Println(j<<31, j<<32, j<<n>>n, j<<s)
	f := float64(int(1 << s))
	fmt.Println(f)
	a := [...]int{1 << 3: 7}
	fmt.Println(len(a), a[1<<3])
	var u = uint64(1<<s) + 1<<s
	fmt.Println(u)
	x := 0xff
	x <<= s
	x >>= 1 << 1
	fmt.Println(x, 1<<s == 8, 1.0<<3)
	for i := 0; i < 3; i++ {
		fmt.Print(1<<i|1<<(2*i), " ")
	}
	fmt.Println()
	over := 70
	fmt.Println(1<<over, uint8(1)<<over, -1>>over)
}

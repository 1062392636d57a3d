package main

import (
	"fmt"
	"math/bits"
)

type set uint64

func (s set) has(i int) bool    { return s>>i&1 == 1 }
func (s set) with(i int) set    { return s | 1<<i }
func (s set) without(i int) set { return s &^ (1 << i) }
func (s set) size() int         { return bits.OnesCount64(uint64(s)) }
func (s set) each(f func(int)) {
	for t := s; t != 0; t &= t - 1 {
		f(bits.TrailingZeros64(uint64(t)))
	}
}
func (s *set) toggle(is ...int) {
	for _, i := range is {
		*s ^= 1 << i
	}
}

func subsets(s set) (n int) {
	for t := s; ; t = (t - 1) & s {
		n++
		if t == 0 {
			return
		}
	}
}

func reverse(x uint8) (r uint8) {
	for range 8 {
		r = r<<1 | x&1
		x >>= 1
	}
	return
}

func main() {
	var s set
	s = s.with(3).with(60).with(5).without(3)
	s.toggle(0, 5, 7)
	s.each(func(i int) { fmt.Print(i, " ") })
	fmt.Println(s.size(), s.has(7), s.has(5), subsets(s))
	fmt.Println(bits.Len(255), bits.LeadingZeros8(1), bits.TrailingZeros(40), bits.Reverse8(0b1101), reverse(0b1101))
	fmt.Println(bits.RotateLeft8(0x81, 1), bits.OnesCount(7), bits.UintSize)
	hi, lo := bits.Mul64(1<<63, 6)
	sum, carry := bits.Add64(1<<63, 1<<63, 1)
	fmt.Println(hi, lo, sum, carry)
	x := 44
	fmt.Println(x&-x, x&(x-1), x^x>>1, ^x, x|x>>1, -x&^3)
	fmt.Printf("%08b %08b %#x %o\n", uint8(x), ^uint8(x), x, x)
	var m uint16 = 0xff00
	fmt.Println(m>>4|m<<12, m&^0x0f00, ^m, -m, int16(m))
	full := uint32(1)<<5 - 1
	free := full &^ (0b00101 | 0b10000)
	for free != 0 {
		bit := free & -free
		free &^= bit
		fmt.Print(bits.TrailingZeros32(bit), " ")
	}
	fmt.Println()
	n := 3
	fmt.Println(1<<n-1, 1<<(n-1), ^(-1 << n), uint8(1<<n)<<n, (1<<n|1)&^(1<<n))
}

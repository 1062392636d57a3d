package main

import "fmt"

type uintSet uint64

func (s uintSet) has(i int) bool { return s>>uint(i)&1 == 1 }
func (s *uintSet) add(i int)     { *s |= 1 << i }
func (s *uintSet) del(i int)     { *s &^= 1 << uint(i) }
func (s uintSet) size() (n int) {
	for ; s != 0; s &= s - 1 {
		n++
	}
	return
}

type state struct {
	cols, up, down uintSet
	n              int
}

func (s state) count(row int) (total uint64) {
	if row == s.n {
		return 1
	}
	for free := ^(s.cols | s.up | s.down) & (1<<s.n - 1); free != 0; {
		bit := free & -free
		free ^= bit
		total += state{s.cols | bit, (s.up | bit) << 1, (s.down | bit) >> 1, s.n}.count(row + 1)
	}
	return total
}

func mask32(n int) (m uint32) { m = 1<<uint(n) - 1; return }
func mask8(n uint8) uint8     { return 1<<n - 1 }
func mask16(n uint) uint16    { return ^uint16(0) >> (16 - n) }

func rec(n int, cols, d1, d2 uint32) int {
	if cols == mask32(n) {
		return 1
	}
	cnt := 0
	for avail := mask32(n) &^ (cols | d1 | d2); avail > 0; avail &= avail - 1 {
		p := avail & (^avail + 1)
		cnt += rec(n, cols|p, (d1|p)<<1, (d2|p)>>1)
	}
	return cnt
}

func main() {
	for n := 1; n <= 8; n++ {
		fmt.Print(state{n: n}.count(0), "/", rec(n, 0, 0, 0), " ")
	}
	fmt.Println()
	var s uintSet
	for i := 0; i < 64; i += 9 {
		s.add(i)
	}
	s.del(27)
	fmt.Printf("%b %x %d %v %v\n", s, s, s.size(), s.has(63), s.has(27))
	fmt.Println(mask8(8), mask8(3), mask16(5), mask32(32), ^uint8(5), -uint16(n5()))
	var b byte = 200
	b += 100
	var i8 int8 = 127
	i8++
	fmt.Println(b, i8, uint8(300&0xff), int8(-128)/i8, 7&^5, 6^3, -7>>1, -7/2, -7%3)
	x := uint64(1)<<63 | 1
	fmt.Println(x, int64(x), x>>1, uint32(x>>32), x<<1)
	const big = 1 << 40
	fmt.Println(big/1024, uint64(big)>>5, 1<<3+1, 1<<(3+1))
	var sh uint = 70
	fmt.Println(1<<sh == 0, uint8(1)<<7>>7, int32(-1)>>31, uint32(1)<<31)
}
func n5() int { return 3 }

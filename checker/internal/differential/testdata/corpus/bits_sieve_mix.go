package main

import "fmt"

type bitset []uint64

func newBitset(n int) bitset    { return make(bitset, (n+63)/64) }
func (b bitset) set(i int)      { b[i/64] |= 1 << (i % 64) }
func (b bitset) get(i int) bool { return b[i/64]&(1<<(i%64)) != 0 }
func (b bitset) xor(o bitset) (c bitset) {
	for i := range b {
		c = append(c, b[i]^o[i])
	}
	return
}

func primes(n int) (out []int) {
	composite := newBitset(n + 1)
	for i := 2; i <= n; i++ {
		if composite.get(i) {
			continue
		}
		out = append(out, i)
		for j := i * i; j <= n; j += i {
			composite.set(j)
		}
	}
	return
}

func zobrist(cells int) (keys [16]uint32) {
	x := uint32(2463534242)
	for i := range cells {
		x ^= x << 13
		x ^= x >> 17
		x ^= x << 5
		keys[i] = x
	}
	return
}

func crc(data string) uint32 {
	var table [256]uint32
	for i := range table {
		c := uint32(i)
		for range 8 {
			if c&1 == 1 {
				c = 0xedb88320 ^ c>>1
			} else {
				c >>= 1
			}
		}
		table[i] = c
	}
	c := ^uint32(0)
	for i := range len(data) {
		c = table[byte(c)^data[i]] ^ c>>8
	}
	return ^c
}

func main() {
	p := primes(100)
	fmt.Println(len(p), p[len(p)-3:])
	a, b := newBitset(130), newBitset(130)
	a.set(0)
	a.set(128)
	b.set(128)
	b.set(64)
	fmt.Println(a.xor(b), len(a))
	keys := zobrist(16)
	h := uint32(0)
	for _, i := range []int{3, 7, 3} {
		h ^= keys[i]
	}
	fmt.Println(h == keys[7], keys[0], crc("123456789") == 0xcbf43926)
	var sum8 uint8
	var sum16 int16
	for i := range 300 {
		sum8 += uint8(i)
		sum16 += int16(i) * 7
	}
	fmt.Println(sum8, sum16)
}

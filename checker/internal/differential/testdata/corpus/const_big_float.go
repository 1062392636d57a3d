package main

import (
	"fmt"
	"math"
)

// Constants are exact until they get a type.

const (
	big   = 1 << 200
	small = big >> 198
	ratio = 1e300 * 1e300 / 1e299 / 1e299
	pi    = 3.14159265358979323846264338327950288
	h     = 'q' - 'a'
)

type ratioType float32

const r ratioType = pi

func main() {
	fmt.Println(small, ratio, big/(1<<195))
	fmt.Println(pi, float32(pi), r, r*r)
	fmt.Println(h, string(rune(h+'A')))
	fmt.Println(0.1+0.2, float32(0.1)+float32(0.2))
	x, y := 0.1, 0.2
	fmt.Println(x+y, x+y == 0.3, 0.1+0.2 == 0.3)
	fmt.Println(math.MaxUint32, math.MaxInt8*math.MaxInt16)
	const k = 5 / 2 * 2.0
	const l = 5 / 2.0 * 2
	fmt.Println(k, l)
	fmt.Println(math.Sqrt2*math.Sqrt2 == 2, math.E)
	var u uint = math.MaxUint
	fmt.Println(u, u+1, uint64(math.MaxUint64)>>63)
	fmt.Printf("%.3f %e %g %v\n", 1e6/3, 123456.789, 1e21, 1e20)
	fmt.Println(1e100, 1e-7, 100000000.0, 123456789.0)
	inf := math.Inf(1)
	fmt.Println(inf, -inf, inf-inf, math.NaN() == math.NaN())
	c := complex(1, 2)
	fmt.Println(c*c, real(c), imag(c), 2i*2i)
}

package main

import (
	"fmt"
	"math/cmplx"
)

// Complex numbers from built-in functions and constants.

func roots(a, b, c float64) (complex128, complex128) {
	d := cmplx.Sqrt(complex(b*b-4*a*c, 0))
	return (-complex(b, 0) + d) / complex(2*a, 0), (-complex(b, 0) - d) / complex(2*a, 0)
}

func main() {
	x := 1 + 2i
	y := complex(3, -1)
	fmt.Println(x+y, x*y, x-y, x/y)
	fmt.Println(real(x), imag(y), -x, x == complex(1, 2))
	r1, r2 := roots(1, 2, 5)
	fmt.Println(r1, r2)
	var z complex64 = complex64(x)
	fmt.Printf("%v %T %.1f\n", z, z, x)
	fmt.Println(cmplx.Abs(3+4i), cmplx.Conj(x))
	steps := 0
	for c, p := 0.3+0.5i, 0i; cmplx.Abs(p) < 2 && steps < 20; steps++ {
		p = p*p + c
	}
	fmt.Println(steps)
	m := map[complex128]string{1i: "i"}
	fmt.Println(m[complex(0, 1)])
	s := []complex128{1, 1i, -1}
	sum := complex128(0)
	for _, v := range s {
		sum += v
	}
	fmt.Println(sum)
}

package main

import (
	"fmt"
	"strings"
)

type integer interface {
	~int | ~int8 | ~int64 | ~uint8
}

type number interface{ integer | ~float64 }

type stringish interface{ ~string | ~[]byte }

type shower interface {
	comparable
	show() string
}

type celsius float64
type tag string
type tiny int8

func (t tag) show() string  { return "#" + string(t) }
func (t tiny) show() string { return fmt.Sprint("tiny", int8(t)) }

func sum[T number](xs ...T) (s T) {
	for _, x := range xs {
		s += x
	}
	return
}

func abs[T number](x T) T {
	if x < 0 {
		return -x
	}
	return x
}

func gcd[T integer](a, b T) T {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

func bits[T integer](x T) (n int) {
	for ; x != 0; x &= x - 1 {
		n++
	}
	return
}

func length[S stringish](s S) int { return len(s) }

func indexOf[T shower](xs []T, want T) string {
	for i, x := range xs {
		if x == want {
			return fmt.Sprint(i, x.show())
		}
	}
	return "none"
}

func power[T number](x T, n int) T {
	r := T(1)
	for range n {
		r *= x
	}
	return r
}

func main() {
	fmt.Println(sum(1, 2, 3), sum(1.5, 2), sum[celsius](10, 0.5), sum[tiny](100, 28))
	fmt.Println(abs(-3), abs(-2.5), abs(celsius(-1)), abs(int8(-128)))
	fmt.Println(gcd(12, 18), gcd(tiny(21), 14), gcd[uint8](200, 75))
	fmt.Println(bits(255), bits(tiny(-1)), bits(uint8(0x81)))
	fmt.Println(length("abc"), length([]byte{1}), length(tag("four")))
	fmt.Println(indexOf([]tag{"a", "b"}, "b"), indexOf([]tiny{1, 2}, 5))
	fmt.Println(power(2, 10), power(1.5, 2), power(tiny(2), 7), power(uint8(3), 6))
	fmt.Printf("%T %T %T\n", sum[celsius](1), abs(tiny(-1)), gcd[int64](4, 6))
	fmt.Println(strings.ToUpper(tag("x").show()))
}

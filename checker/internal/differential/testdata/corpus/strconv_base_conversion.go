package main

import (
	"fmt"
	"strconv"
	"strings"
)

type base int

const digits = "0123456789abcdefghijklmnopqrstuvwxyz"

func (b base) format(n int) (s string) {
	neg := n < 0
	for first := true; first || n != 0; first = false {
		d := n % int(b)
		if d < 0 {
			d = -d
		}
		s = digits[d:d+1] + s
		n /= int(b)
	}
	if neg {
		s = "-" + s
	}
	return
}

func (b base) parse(s string) (n int, err error) {
	for i, r := range s {
		d := strings.IndexRune(digits, r)
		if d < 0 || d >= int(b) {
			return 0, fmt.Errorf("bad digit %q at %d", r, i)
		}
		n = n*int(b) + d
	}
	return
}

func roman(n int) (s string) {
	for _, p := range []struct {
		v int
		s string
	}{{1000, "M"}, {900, "CM"}, {500, "D"}, {400, "CD"}, {100, "C"}, {90, "XC"}, {50, "L"}, {40, "XL"}, {10, "X"}, {9, "IX"}, {5, "V"}, {4, "IV"}, {1, "I"}} {
		for n >= p.v {
			s += p.s
			n -= p.v
		}
	}
	return
}

func main() {
	for _, n := range []int{0, 255, -42, 1 << 20} {
		for _, b := range []base{2, 16, 36} {
			got := b.format(n)
			want := strconv.FormatInt(int64(n), int(b))
			fmt.Print(got, " ", got == want, " ")
		}
		fmt.Println()
	}
	fmt.Println(base(16).parse("ff"))
	fmt.Println(base(2).parse("102"))
	fmt.Println(roman(1994), roman(2024), roman(0) == "")
	v, err := strconv.ParseInt("-7fffffffffffffff", 16, 64)
	fmt.Println(v, err)
	_, err = strconv.ParseInt("zz", 10, 64)
	fmt.Println(err, err.(*strconv.NumError).Err == strconv.ErrSyntax)
	u, _ := strconv.ParseUint("101", 2, 8)
	fmt.Printf("%d %T %s\n", u, u, strconv.FormatUint(u, 8))
	fmt.Println(strconv.AppendQuote(nil, "q")[0] == '"', strconv.IsPrint('\u263a'), strconv.CanBackquote("a`"))
}

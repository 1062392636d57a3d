package main

import (
	"fmt"
	"math/big"
)

func factorial(n int64) *big.Int {
	r := big.NewInt(1)
	for i := int64(2); i <= n; i++ {
		r.Mul(r, big.NewInt(i))
	}
	return r
}

type fib struct{ a, b *big.Int }

func newFib() *fib { return &fib{big.NewInt(0), big.NewInt(1)} }

func (f *fib) next() *big.Int {
	r := new(big.Int).Set(f.a)
	f.a.Add(f.a, f.b)
	f.a, f.b = f.b, f.a
	return r
}

func main() {
	f := factorial(30)
	fmt.Println(f, f.BitLen(), len(f.String()))
	g := newFib()
	var last *big.Int
	for range 120 {
		last = g.next()
	}
	fmt.Println(last)
	x, ok := new(big.Int).SetString("123456789012345678901234567890", 10)
	fmt.Println(x, ok, x.Cmp(f), x.Sign(), new(big.Int).Neg(x).Sign())
	q, r := new(big.Int).DivMod(f, x, new(big.Int))
	fmt.Println(q, r)
	fmt.Println(new(big.Int).Exp(big.NewInt(2), big.NewInt(100), nil), new(big.Int).Exp(big.NewInt(3), big.NewInt(200), big.NewInt(1009)))
	fmt.Println(new(big.Int).GCD(nil, nil, big.NewInt(48), big.NewInt(36)), big.NewInt(97).ProbablyPrime(10))
	rat := big.NewRat(1, 3)
	rat.Add(rat, big.NewRat(1, 6))
	fmt.Println(rat, rat.Cmp(big.NewRat(1, 2)) == 0, rat.FloatString(5))
	fmt.Printf("%v %s %x %d\n", x, x, big.NewInt(255), big.NewInt(-5))
	nums := []*big.Int{big.NewInt(3), big.NewInt(1)}
	if nums[0].Cmp(nums[1]) > 0 {
		nums[0], nums[1] = nums[1], nums[0]
	}
	fmt.Println(nums)
}

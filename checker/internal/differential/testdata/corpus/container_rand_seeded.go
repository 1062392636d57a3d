package main

import (
	"fmt"
	"math"
	"math/rand"
)

// Random numbers only in ways that do not show which they were.

func shuffle(r *rand.Rand, xs []int) []int {
	out := append([]int(nil), xs...)
	r.Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
	return out
}

func sum(xs []int) (s int) {
	for _, x := range xs {
		s += x
	}
	return
}

func main() {
	r := rand.New(rand.NewSource(7))
	s := rand.New(rand.NewSource(7))
	same := true
	for range 20 {
		same = same && r.Intn(100) == s.Intn(100)
	}
	fmt.Println(same)
	xs := []int{1, 2, 3, 4, 5}
	fmt.Println(sum(shuffle(r, xs)), len(r.Perm(6)), sum(r.Perm(6)))
	ok := true
	for range 50 {
		n := rand.Intn(6) + 1
		f := r.Float64()
		ok = ok && n >= 1 && n <= 6 && f >= 0 && f < 1
	}
	fmt.Println(ok, math.Abs(-2.5), math.Sqrt(2), math.Pow(2, 10), math.Hypot(3, 4))
	fmt.Println(math.Floor(-1.5), math.Ceil(1.2), math.Round(2.5), math.Trunc(-1.7), math.Mod(7, 3))
	fmt.Println(math.Log2(8), math.Cbrt(27), math.MaxInt16, math.Inf(-1), math.IsNaN(math.NaN()))
	fmt.Printf("%.4f %.4f %.4f\n", math.Sin(1), math.Exp(1), math.Atan2(1, 1))
}

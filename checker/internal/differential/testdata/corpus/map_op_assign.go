package main

import "fmt"

type cell struct{ r, c int }

func main() {
	m := map[string]uint{"a": 1, "b": 64}
	k := 3
	m["b"] >>= k
	m["a"] <<= uint(k)
	m["c"] += 7
	m["c"] -= 2
	m["a"] |= 1 << 5
	m["a"] &^= 8
	m["d"]++
	m["d"] ^= 12
	m["c"] *= 3
	m["c"] /= 2
	m["c"] %= 5
	fmt.Println(m)
	g := map[cell]int{}
	for i := 0; i < 4; i++ {
		g[cell{i % 2, i / 2}] += i * i
		g[cell{i, i}]--
	}
	fmt.Println(len(g), g[cell{0, 0}], g)
	w := map[string]string{}
	for _, s := range []string{"x", "y", "x"} {
		w[s] += s + "!"
	}
	fmt.Println(w)
	f := map[int]float64{1: 2.5}
	f[1] *= 2
	f[2] -= float64(k)
	fmt.Println(f)
	s := map[string][]int{}
	s["q"] = append(s["q"], 1, 2)
	s["q"][1] += 5
	mm := map[int]map[int]int{}
	if mm[1] == nil {
		mm[1] = map[int]int{}
	}
	mm[1][2] += 4
	mm[1][2] <<= 2
	fmt.Println(s, mm)
	u8 := map[rune]uint8{'a': 250}
	u8['a'] += 10
	fmt.Println(u8)
}

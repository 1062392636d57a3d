package main

import "fmt"

// The blank identifier takes values and keeps none; its right side still runs.

var count int

func tick() int { count++; return count }

func pairOf(n int) (int, int) { return n, n * n }

type shape interface{ area() int }
type square int

func (s square) area() int { return int(s * s) }

var _ shape = square(0)
var _, kept = pairOf(6)

func main() {
	_ = tick()
	_, _ = tick(), tick()
	_, b := pairOf(tick())
	fmt.Println(count, b, kept)
	for _ = range 3 {
		tick()
	}
	for range []int{1, 2} {
		tick()
	}
	fmt.Println(count)
	var _ = tick()
	_ = func() int { return tick() }
	fmt.Println(count)
	m := map[int]string{1: "a"}
	_, ok := m[2]
	_, has := m[1]
	fmt.Println(ok, has)
	ignore := func(_ int, s string, _ ...bool) string { return s }
	fmt.Println(ignore(1, "named", true, false))
	type padded struct {
		a int
		_ string
		b int
	}
	fmt.Println(padded{a: 1, b: 2})
}

// Calls of closures beside the local variables that they change.
package main

import (
	"fmt"
)

func main() {
	n := 0
	next := func() int { n++; return n }
	done := make(chan int, 5)
	for i := 0; i < 3; i++ {
		done <- n*10 + next()
		if v := n*2 + next(); v > 5 && n*3+next() > 10 || n > 100 {
			fmt.Println("in", i, v, n)
		} else if n*2+next() > 3 {
			fmt.Println("else", n)
		}
		defer func(a, b int) { fmt.Println("deferred", a, b) }(n*2, next())
		func() { defer fmt.Println("inner", n*2, next()); n += 100; n -= 100 }()
	}
	close(done)
	for v := range done {
		fmt.Print(v, " ")
	}
	fmt.Println()
	fn := func(a, b, c int) (int, int) { return a*100 + b*10 + c, n }
	r, k := fn(n%10, next()%10, n%10+next()%2)
	fmt.Println(r, k)
	var e error
	e, n = fmt.Errorf("n=%d %d", n*1, next()), n+next()
	fmt.Println(e, n)
	type T struct {
		a, b int
		s    []int
	}
	t := T{n + 1, next(), []int{n * 2, next(), n}}
	pt := &T{a: n - 1, b: next()}
	fmt.Println(t, *pt, [...]int{n + 1, next(), n}, struct{ x, y int }{n * 2, next()})
	mm := map[string][]int{}
	mm["a"] = append(mm["a"], n*2, next(), n)
	mm["a"][0], mm["b"] = next(), append(mm["a"], n*1, next())
	fmt.Println(mm, len(mm)*10+func() int { mm["c"] = nil; return 1 }())
	lp := 0
	for lp*2+next() < 60 {
		lp++
	}
	fmt.Println(lp, n)
}

package main

import "fmt"

// A solver as a tree of goroutine-free generators: closures that hand out the next board.
type Gen func() ([]int, bool)

func Queens(n int) Gen {
	type frame struct{ col int }
	stack := []frame{{-1}}
	q := []int{}
	return func() ([]int, bool) {
		for len(stack) > 0 {
			top := &stack[len(stack)-1]
			if len(q) == len(stack) {
				q = q[:len(q)-1]
			}
			top.col++
			if top.col >= n {
				stack = stack[:len(stack)-1]
				continue
			}
			ok := true
			for r, c := range q {
				if d := len(q) - r; c == top.col || c+d == top.col || c-d == top.col {
					ok = false
					break
				}
			}
			if !ok {
				continue
			}
			q = append(q, top.col)
			if len(q) == n {
				return append([]int(nil), q...), true
			}
			stack = append(stack, frame{-1})
		}
		return nil, false
	}
}

func (g Gen) Filter(keep func([]int) bool) Gen {
	return func() ([]int, bool) {
		for {
			b, ok := g()
			if !ok || keep(b) {
				return b, ok
			}
		}
	}
}

func (g Gen) Count() (n int) {
	for _, ok := g(); ok; _, ok = g() {
		n++
	}
	return
}

func compose(fs ...func(int) int) func(int) int {
	return func(x int) int {
		for _, f := range fs {
			x = f(x)
		}
		return x
	}
}

func memo(f func(int) int) func(int) int {
	cache := map[int]int{}
	return func(n int) int {
		if v, ok := cache[n]; ok {
			return v
		}
		v := f(n)
		cache[n] = v
		return v
	}
}

func counter() (inc func() int, reset func()) {
	n := 0
	inc = func() int { n++; return n }
	reset = func() { n = 0 }
	return
}

func main() {
	for n := 1; n <= 6; n++ {
		g := Queens(n)
		b, ok := g()
		fmt.Println(n, b, ok, g.Count())
	}
	fmt.Println(Queens(7).Filter(func(b []int) bool { return b[0] == 0 }).Count())
	var fib func(int) int
	fib = memo(func(n int) int {
		if n < 2 {
			return n
		}
		return fib(n-1) + fib(n-2)
	})
	fmt.Println(fib(50), compose(func(x int) int { return x + 1 }, func(x int) int { return x * x })(4))
	inc, reset := counter()
	inc()
	inc()
	fmt.Print(inc(), " ")
	reset()
	fmt.Println(inc())
	var fs []func() string
	for i, s := range []string{"a", "b", "c"} {
		fs = append(fs, func() string { s += "!"; return fmt.Sprint(i, s) })
	}
	for _, f := range fs {
		fmt.Print(f(), f(), " ")
	}
	fmt.Println()
	var ops = map[string]func(float64, float64) (float64, error){
		"/": func(a, b float64) (float64, error) {
			if b == 0 {
				return 0, fmt.Errorf("%v/0", a)
			}
			return a / b, nil
		},
	}
	fmt.Println(ops["/"](1, 4))
	fmt.Println(ops["/"](1, 0))
	func(xs ...int) {
		defer func(n int) { fmt.Println("deferred", n, len(xs)) }(len(xs))
		xs = append(xs, 1)
	}(1, 2, 3)
	for i := range 3 {
		defer fmt.Println("defer", i)
		defer func() { fmt.Println("closure", i) }()
	}
}

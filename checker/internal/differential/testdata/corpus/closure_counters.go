package main

import "fmt"

func counter() (inc func() int, get func() int, reset func()) {
	n := 0
	inc = func() int { n++; return n }
	get = func() int { return n }
	reset = func() { n = 0 }
	return
}

func fibonacci() func() int {
	a, b := 0, 1
	return func() int {
		r := a
		a, b = b, a+b
		return r
	}
}

func accumulate(start float64) func(...float64) float64 {
	return func(xs ...float64) float64 {
		for _, x := range xs {
			start += x
		}
		return start
	}
}

func once(f func() string) func() string {
	var done bool
	var v string
	return func() string {
		if !done {
			v, done = f(), true
		}
		return v
	}
}

func curry(f func(int, int, int) int) func(int) func(int) func(int) int {
	return func(a int) func(int) func(int) int {
		return func(b int) func(int) int {
			return func(c int) int { return f(a, b, c) }
		}
	}
}

func main() {
	inc, get, reset := counter()
	inc2, get2, _ := counter()
	inc()
	inc()
	inc2()
	fmt.Println(get(), get2())
	reset()
	fmt.Println(inc(), get2())
	f := fibonacci()
	for range 10 {
		fmt.Print(f(), " ")
	}
	fmt.Println()
	acc := accumulate(1)
	fmt.Println(acc(), acc(2, 3), acc(0.5))
	calls := 0
	o := once(func() string { calls++; return fmt.Sprint("computed ", calls) })
	fmt.Println(o(), o())
	fmt.Println(calls)
	fmt.Println(curry(func(a, b, c int) int { return a*100 + b*10 + c })(1)(2)(3))
	x := 1
	change := func() { x *= 5 }
	show := func() string { return fmt.Sprint("x=", x) }
	change()
	fmt.Println(show(), x)
	x = 2
	fmt.Println(show())
	{
		x := 100
		change()
		fmt.Println(x, show())
	}
}

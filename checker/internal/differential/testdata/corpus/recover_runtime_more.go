package main

import "fmt"

// More run-time errors: channels, keys that cannot be compared, conversions.

type point struct{ x, y int }
type named string
type shape interface {
	area() float64
	name() string
}
type square float64

func (s square) area() float64 { return float64(s * s) }

func catch(label string, f func()) {
	defer func() { fmt.Printf("%s: %v\n", label, recover()) }()
	f()
}

func main() {
	catch("close nil", func() { var c chan int; close(c) })
	catch("close twice", func() { c := make(chan int); close(c); close(c) })
	catch("send on closed", func() { c := make(chan int, 1); close(c); c <- 1 })
	catch("slice as key", func() { m := map[any]int{}; m[[]int{1}] = 1 })
	catch("compare funcs", func() { var a, b any = main, main; fmt.Println(a == b) })
	catch("compare maps", func() {
		var a, b any = map[int]int{}, map[int]int{}
		fmt.Println(a == b)
	})
	catch("point is not int", func() { var v any = point{1, 2}; _ = v.(int) })
	catch("named is not string", func() { var v any = named("n"); _ = v.(string) })
	catch("missing method", func() { var v any = square(2); _ = v.(shape) })
	catch("nil any", func() { var v any; _ = v.(fmt.Stringer) })
	catch("pointer is not value", func() { var v any = &point{}; _ = v.(point) })
	catch("slice types", func() { var v any = []int{1}; _ = v.([]string) })
	catch("three index", func() { s := make([]int, 2, 4); n := 5; _ = s[1:2:n] })
	catch("huge make", func() { n := -5; _ = make([]string, 1, n) })
	catch("array pointer", func() { var p *[4]int; p[1] = 2 })
	catch("nil func in map", func() { map[string]func(){}["x"]() })
	catch("negative shift", func() { n := -1; fmt.Println(1 << n) })
	catch("nil panic value", func() { panic(fmt.Sprint(nil)) })
}

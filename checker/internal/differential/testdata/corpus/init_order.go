package main

import "fmt"

// Package variables are made in the order they need each other, then init
// functions run in the order of the text.

var (
	a = c + b
	b = f()
	c = 1
)

var trail []string

var x = note("x", y+1)
var y = note("y", z*2)
var z = note("z", 5)

var total = sum(table)
var table = build(size)
var size = note("size", 4)

func f() int { c++; return c }

func note(name string, v int) int {
	trail = append(trail, name)
	return v
}

func build(n int) []int {
	t := make([]int, n)
	for i := range t {
		t[i] = i * c
	}
	return t
}

func sum(t []int) (s int) {
	for _, v := range t {
		s += v
	}
	return
}

func init() { trail = append(trail, "init one"); total *= 10 }

func init() { trail = append(trail, "init two"); total++ }

var last = func() string { return fmt.Sprint("last ", len(trail)) }()

func main() {
	fmt.Println(a, b, c)
	fmt.Println(x, y, z)
	fmt.Println(trail)
	fmt.Println(total, table, size, last)
}

func init() { trail = append(trail, "init three") }

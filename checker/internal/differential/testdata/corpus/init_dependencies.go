package main

import "fmt"

// Dependencies that run through functions, methods and closures.

type registry struct {
	names []string
	by    map[string]int
}

func (r *registry) add(name string) int {
	r.names = append(r.names, name)
	r.by[name] = len(r.names)
	return len(r.names)
}

var first = reg.add("first")
var second = reg.add("second") * 10
var reg = newRegistry("seed")

func newRegistry(seed string) *registry {
	r := &registry{by: map[string]int{}}
	r.add(seed + prefix)
	return r
}

var prefix = "-" + suffix()

func suffix() string { return string(letters[1]) }

var letters = []rune("abc")

var double = func(n int) int { return n * factor }
var applied = double(21)
var factor = 2

var m1, m2 = pair()

func pair() (int, int) { return factor + 1, factor + 2 }

var grid = [2][2]int{{corner, corner + 1}, {m1, m2}}
var corner = len(reg.names)

var even, odd func(int) bool

func init() {
	even = func(n int) bool { return n == 0 || odd(n-1) }
	odd = func(n int) bool { return n != 0 && even(n-1) }
}

func main() {
	fmt.Println(first, second, reg.names, reg.by["second"])
	fmt.Println(prefix, applied, m1, m2, grid, corner)
	fmt.Println(even(10), odd(7), even(3))
}

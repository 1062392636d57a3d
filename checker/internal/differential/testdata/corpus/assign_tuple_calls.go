package main

import (
	"fmt"
	"strconv"
	"strings"
)

// Results passed straight on as arguments and spread over variables.

func split(s string) (head, tail string) {
	head, tail, _ = strings.Cut(s, "-")
	return head, tail
}

func join(a, b string) string { return b + "+" + a }

func sum(xs ...int) (n, total int) {
	for _, x := range xs {
		total += x
	}
	return len(xs), total
}

func pair() (int, int) { return 4, 9 }

func must(n int, err error) int {
	if err != nil {
		fmt.Println("must:", err)
		return -1
	}
	return n
}

func main() {
	fmt.Println(join(split("left-right")))
	fmt.Println(sum(pair()))
	fmt.Println(sum())
	fmt.Println(sum([]int{1, 2, 3}...))
	fmt.Println(must(strconv.Atoi("12")), must(strconv.Atoi("1x2")))
	var a [2]int
	a[0], a[1] = pair()
	fmt.Println(a)
	s := struct{ n, t int }{}
	s.n, s.t = sum(a[:]...)
	fmt.Printf("%+v\n", s)
	m := map[string]int{}
	m["x"], m["y"] = pair()
	fmt.Println(m)
	ptr := new(int)
	*ptr, _ = pair()
	fmt.Println(*ptr)
	f := func() (func(int) int, string) { return func(x int) int { return x + *ptr }, "f" }
	g, name := f()
	fmt.Println(g(1), name)
}

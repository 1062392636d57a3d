package main

import "fmt"

// The post statement works on the next turn's copy, and closures called within
// the turn see it change.

func main() {
	var prints []func()
	for i := 0; i < 6; i++ {
		skip := func(n int) { i += n }
		if i%2 == 1 {
			skip(1)
		}
		prints = append(prints, func() { fmt.Print(i, " ") })
	}
	for _, p := range prints {
		p()
	}
	fmt.Println()

	var addr []*int
	for i, j := 0, 10; i < j; i, j = i+1, j-3 {
		addr = append(addr, &i, &j)
	}
	for _, a := range addr {
		fmt.Print(*a, " ")
	}
	fmt.Println()

	var cond []func() bool
	for x := 1; func() bool { return x < 20 }(); x *= 3 {
		cond = append(cond, func() bool { return x < 5 })
	}
	for _, c := range cond {
		fmt.Print(c(), " ")
	}
	fmt.Println()

	var outer int
	var gets []func() int
	for outer = 0; outer < 3; outer++ {
		gets = append(gets, func() int { return outer })
	}
	fmt.Println(gets[0](), gets[2]())

	for i := 0; i < 3; i++ {
		i := i * 2
		defer func() { fmt.Print("deferred ", i, "; ") }()
	}
}

package main

import "fmt"

// Closures over variables of nested loops, with continue and break through
// labels.

func main() {
	var fs []func() string
rows:
	for r := 0; r < 3; r++ {
		for c := 0; c < 3; c++ {
			if c > r {
				continue rows
			}
			if r == 2 && c == 1 {
				break rows
			}
			fs = append(fs, func() string { return fmt.Sprintf("%d%d", r, c) })
		}
	}
	for _, f := range fs {
		fmt.Print(f(), " ")
	}
	fmt.Println()

	total := 0
	var adders []func()
	for i := range 3 {
		for j := range i {
			adders = append(adders, func() { total += i*10 + j })
		}
	}
	for _, add := range adders {
		add()
		fmt.Print(total, " ")
	}
	fmt.Println()

	var tests []struct {
		name string
		run  func() int
	}
	for _, n := range []int{3, 5} {
		name := fmt.Sprint("square of ", n)
		tests = append(tests, struct {
			name string
			run  func() int
		}{name, func() int { return n * n }})
	}
	for _, t := range tests {
		fmt.Println(t.name, t.run())
	}
	i := 0
	for i < 2 {
		k := i
		defer func() { fmt.Print(k, i, " ") }()
		i++
	}
}

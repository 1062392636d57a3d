package main

import "fmt"

// Each turn of a loop has its own variables.

func main() {
	var fs []func() int
	for i := 0; i < 4; i++ {
		fs = append(fs, func() int { return i * i })
	}
	for i, s := 0, ""; i < 3; i, s = i+1, s+"x" {
		fs = append(fs, func() int { return i*100 + len(s) })
	}
	for _, v := range []int{7, 8} {
		fs = append(fs, func() int { v++; return v })
	}
	for k := range map[int]bool{5: true} {
		fs = append(fs, func() int { return k })
	}
	for _, f := range fs {
		fmt.Print(f(), " ")
	}
	fmt.Println()
	for _, f := range fs {
		fmt.Print(f(), " ")
	}
	fmt.Println()

	// A body that changes the variable changes the loop as well.
	var seen []*int
	for i := 0; i < 10; i++ {
		if i == 2 {
			i += 5
		}
		seen = append(seen, &i)
	}
	for _, p := range seen {
		fmt.Print(*p, " ")
	}
	fmt.Println()
	var incs []func()
	for i := 0; i < 3; i++ {
		incs = append(incs, func() { i += 10; fmt.Print(i, " ") })
		incs[0]()
	}
	fmt.Println()
	for _, f := range incs {
		f()
	}
	fmt.Println()
}

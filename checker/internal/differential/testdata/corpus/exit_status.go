package main

import (
	"fmt"
	"os"
)

type result struct {
	ok   bool
	code int
}

func check(n int) result { return result{n%2 == 0, n} }

func main() {
	defer fmt.Println("deferred calls do not run")
	for i := range 10 {
		r := check(i * 3)
		fmt.Print(r, " ")
		if !r.ok && i > 2 {
			fmt.Println("leaving with", r.code)
			os.Exit(r.code)
		}
	}
}

package main

import "fmt"

type code int

func (c code) Error() string { return fmt.Sprintf("exit code %d", int(c)) }

func step(n int) int {
	if n > 2 {
		panic(code(n * 10))
	}
	return n + 1
}

func main() {
	n := 0
	for {
		n = step(n)
		fmt.Println(n)
	}
}

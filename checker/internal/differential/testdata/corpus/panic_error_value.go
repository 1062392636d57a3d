package main

import (
	"errors"
	"fmt"
)

type fault struct {
	at  int
	err error
}

func (f *fault) Error() string { return fmt.Sprintf("at %d: %v", f.at, f.err) }

func run(n int) {
	if n == 0 {
		panic(&fault{n, errors.New("bottom")})
	}
	run(n - 1)
}

func main() {
	fmt.Println("start")
	run(3)
}

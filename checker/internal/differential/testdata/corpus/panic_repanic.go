package main

import "fmt"

func main() {
	defer func() {
		r := recover()
		fmt.Println("cleaning up after:", r)
		panic(fmt.Sprint("again: ", r))
	}()
	var xs []int
	_ = xs[3]
}

package main

import "fmt"

type level uint8

func main() {
	defer func() {
		fmt.Println("deferred")
	}()
	fmt.Println("before")
	panic(42)
}

package main

import "fmt"

func main() {
	fmt.Println("no end)
	fmt.Println('too long')
}

package main

import "fmt"

x := 5

fmt.Println("outside")

func main() {}

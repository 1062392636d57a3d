package main

import (
	"fmt"
	"maths"
	"string"
)

func main() { fmt.Println(maths.Pi, string.ToUpper("x")) }

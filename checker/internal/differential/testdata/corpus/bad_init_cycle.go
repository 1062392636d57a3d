package main

import "fmt"

var a = b + 1
var b = f()

func f() int { return a }

type loop struct{ next loop }

const x = y
const y = x

func main() {
	fmt.Println(a, b, x, loop{})
}

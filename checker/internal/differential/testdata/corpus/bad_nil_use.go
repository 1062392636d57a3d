package main

import "fmt"

func main() {
	x := nil
	var n int = nil
	var s string = nil
	fmt.Println(x, n, s)
	var p *int = 5
	q := &5
	*n = 3
	fmt.Println(p, q, *s)
}

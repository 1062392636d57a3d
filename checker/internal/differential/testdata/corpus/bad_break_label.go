package main

import "fmt"

func main() {
outer:
	for i := range 3 {
		fmt.Println(i)
	}
	for j := range 3 {
		if j == 1 {
			break outer
		}
	}
block:
	{
		break block
	}
	goto in
	{
	in:
		fmt.Println("in")
	}
	goto over
	x := 1
over:
	fmt.Println(x)
}

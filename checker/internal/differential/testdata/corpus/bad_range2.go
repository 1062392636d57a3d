package main

import "fmt"

type box struct{}

func main() {
	for i, v := range 5 {
		fmt.Println(i, v)
	}
	for x := range 2.5 {
		fmt.Println(x)
	}
	for range (box{}) {
	}
	for i := range func(yield func(int)) {} {
		fmt.Println(i)
	}
	var s string
	for s = range []string{"a"} {
	}
	fmt.Println(s)
}

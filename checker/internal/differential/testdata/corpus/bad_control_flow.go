package main

import "fmt"

func main() {
	break
	for i := 0; i < 3; i++ {
		continue outer
	}
	goto nowhere
unused:
	fmt.Println("x")
	if x := 1; x {
		fmt.Println(x)
	}
	switch 1 {
	case 1:
		continue
	}
}

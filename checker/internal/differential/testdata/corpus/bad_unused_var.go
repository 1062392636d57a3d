package main

import "fmt"

func main() {
	total := 0
	for i := range 3 {
		sum := i * 2
		_ = i
	}
	fmt.Println("done")
	total = 5
}

package main

import "fmt"

func main() {
	results := make(chan int)
	for i := range 3 {
		results <- i
	}
	close(results)
	for r := range results {
		fmt.Println(r)
	}
}

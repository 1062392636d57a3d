package main

import "fmt"

func search(row int, done chan int) {
	if row == 3 {
		done <- row
		return
	}
	for range 2 {
		go search(row+1, done)
	}
}

func main() {
	done := make(chan int)
	search(0, done)
	fmt.Println(<-done)
}

package main

import "fmt"

func work(c chan<- int) {
	v := <-c
	fmt.Println(v)
}

func recv(c <-chan int) {
	c <- 1
	close(c)
}

func main() {
	go work
	defer fmt.Println
	defer recover
	c := make(chan int)
	c <- "text"
	for a, b := range c {
		fmt.Println(a, b)
	}
	go func() {}
}

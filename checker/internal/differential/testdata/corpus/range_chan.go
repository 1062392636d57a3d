package main

import "fmt"

// Range over a channel until it is closed.

func squares(n int) <-chan int {
	out := make(chan int)
	go func() {
		defer close(out)
		for i := range n {
			out <- i * i
		}
	}()
	return out
}

func filter(in <-chan int, keep func(int) bool) <-chan int {
	out := make(chan int)
	go func() {
		for v := range in {
			if keep(v) {
				out <- v
			}
		}
		close(out)
	}()
	return out
}

func main() {
	for v := range filter(squares(8), func(v int) bool { return v%2 == 0 }) {
		fmt.Print(v, " ")
	}
	fmt.Println()
	c := make(chan string, 3)
	for _, s := range []string{"a", "b", "c"} {
		c <- s
	}
	close(c)
	var last string
	for last = range c {
	}
	fmt.Println(last)
	n := 0
	for range squares(5) {
		n++
	}
	fmt.Println(n)
	d := make(chan int, 5)
	d <- 3
	for v := range d {
		fmt.Print(v, " ")
		if v == 0 {
			break
		}
		d <- v - 1
	}
	fmt.Println(len(d))
}

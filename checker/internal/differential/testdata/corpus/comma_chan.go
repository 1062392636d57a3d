package main

import "fmt"

// Receiving with ok tells a sent zero from a closed channel.

func produce(vals ...int) chan int {
	c := make(chan int, len(vals))
	for _, v := range vals {
		c <- v
	}
	close(c)
	return c
}

func next(c <-chan int) (v int, ok bool) {
	v, ok = <-c
	return
}

func last(c chan int) int { return <-c }

func main() {
	c := produce(0, 7)
	v, ok := <-c
	fmt.Println(v, ok)
	fmt.Println(next(c))
	fmt.Println(next(c))
	if v, ok := <-c; !ok {
		fmt.Println("closed", v)
	}
	fmt.Println(last(produce(5)))
	fmt.Println(<-produce(1) + <-produce(2))

	var total int
	for v := range produce(1, 2, 3) {
		total += v
	}
	fmt.Println(total)

	d := make(chan []string, 2)
	d <- []string{"a", "b"}
	fmt.Println(len(d), cap(d))
	fmt.Println((<-d)[1])
	fmt.Println(len(d))
	var state struct {
		v  []string
		ok bool
	}
	close(d)
	state.v, state.ok = <-d
	fmt.Println(state.v == nil, state.ok)
	_, ok = <-d
	fmt.Println(ok)
}

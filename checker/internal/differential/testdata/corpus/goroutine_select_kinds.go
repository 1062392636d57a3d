package main

import (
	"errors"
	"fmt"
)

type msg struct {
	id   int
	body string
}
type shape interface{ area() int }
type sq int

func (s sq) area() int { return int(s * s) }

func main() {
	var nilChan chan msg
	structs := make(chan msg, 2)
	errs := make(chan error, 2)
	shapes := make(chan shape, 2)
	funcs := make(chan func(int) int, 1)
	anys := make(chan any, 3)
	sqs := make(chan sq, 1)
	ptrs := make(chan *msg, 1)
	slices := make(chan []int, 1)
	chans := make(chan chan int, 1)
	for i := 0; i < 3; i++ {
		select {
		case nilChan <- msg{9, "never"}:
			fmt.Println("never")
		case structs <- msg{i, "m"}:
			fmt.Println("sent struct")
		default:
			fmt.Println("nothing")
		}
	}
	select {
	case errs <- errors.New("e"):
		errs <- nil
	}
	for range 2 {
		select {
		case m := <-structs:
			fmt.Println("struct", m.body, m.id)
		case m := <-nilChan:
			fmt.Println(m)
		}
		select {
		case e, ok := <-errs:
			fmt.Println("error", e, ok, e == nil)
		}
	}
	send := func(k int) {
		select {
		case shapes <- sq(k):
		case shapes <- nil:
		}
		select {
		case funcs <- func(x int) int { return x * k }:
		default:
			fmt.Println("full")
		}
		select {
		case anys <- nil:
		default:
		}
		select {
		case anys <- sq(k):
		default:
		}
	}
	send(3)
	send(4)
	select {
	case sqs <- 7:
	}
	select {
	case ptrs <- &msg{1, "p"}:
	}
	select {
	case slices <- nil:
	}
	select {
	case chans <- make(chan int, 1):
	}
	var f func(int) int
	var s sq
	arr := [2][]int{}
	select {
	case f = <-funcs:
	}
	select {
	case s = <-sqs:
	}
	select {
	case arr[1] = <-slices:
	}
	var p *msg
	var ok bool
	select {
	case p, ok = <-ptrs:
	}
	fmt.Println(f(5), s, s.area(), arr[1] == nil, p.body, ok)
	c := <-chans
	c <- 5
	close(c)
	for range 2 {
		select {
		case v, ok := <-c:
			fmt.Println(v, ok)
		}
	}
	for len(anys) > 0 {
		select {
		case x := <-anys:
			fmt.Printf("%v %T\n", x, x)
		}
	}
	func() {
		defer func() { fmt.Println("recovered", recover()) }()
		select {
		case c <- 1:
		}
	}()
	x := <-shapes // either one, in the same number of steps
	fmt.Println(x == nil || x == sq(3))
	select {
	case <-c:
		fmt.Println("closed is ready")
	case <-nilChan:
	}
}

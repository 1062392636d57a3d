package main

import (
	"fmt"
	"time"
)

func gen(vals ...int) <-chan int {
	c := make(chan int)
	go func() {
		defer close(c)
		for _, v := range vals {
			c <- v
		}
	}()
	return c
}

func merge(a, b <-chan int) (sum, n int) {
	for a != nil || b != nil {
		select {
		case v, ok := <-a:
			if !ok {
				a = nil
				continue
			}
			sum += v
			n++
		case v, ok := <-b:
			if !ok {
				b = nil
				break
			}
			sum += v
			n++
		}
	}
	return
}

func try(c chan int, v int) string {
	select {
	case c <- v:
		return "sent"
	default:
		return "full"
	}
}

func main() {
	fmt.Println(merge(gen(1, 2, 3), gen(10, 20)))
	c := make(chan int, 1)
	fmt.Println(try(c, 1), try(c, 2))
	select {
	case v := <-c:
		fmt.Println("got", v)
	default:
		fmt.Println("empty")
	}
	done := make(chan struct{})
	ticks := 0
	go func() {
		for range 3 {
			ticks++
		}
		close(done)
	}()
	select {
	case <-done:
		fmt.Println("done", ticks)
	case <-time.After(time.Minute):
		fmt.Println("too late")
	}
	var never chan int
	select {
	case <-never:
		fmt.Println("never")
	case <-time.After(time.Millisecond):
		fmt.Println("timed out")
	}
	arr := [2]int{}
	cc := make(chan int, 2)
	cc <- 5
	select {
	case arr[1] = <-cc:
	}
	fmt.Println(arr)
	m := map[string]bool{}
	close(cc)
	var x int
	select {
	case x, m["ok"] = <-cc:
	}
	fmt.Println(x, m)
}

package main

import (
	"fmt"
	"time"
)

type event struct {
	id   int
	kind string
}

type bus struct {
	subs map[string][]chan event
}

func (b *bus) on(kind string) <-chan event {
	ch := make(chan event, 4)
	b.subs[kind] = append(b.subs[kind], ch)
	return ch
}

func (b *bus) emit(e event) (sent int) {
	for _, ch := range b.subs[e.kind] {
		select {
		case ch <- e:
			sent++
		default:
		}
	}
	return
}

func gen(n int) <-chan int {
	out := make(chan int)
	go func() {
		defer close(out)
		for i := 2; i <= n; i++ {
			out <- i
		}
	}()
	return out
}

func filter(in <-chan int, p int) <-chan int {
	out := make(chan int)
	go func() {
		for v := range in {
			if v%p != 0 {
				out <- v
			}
		}
		close(out)
	}()
	return out
}

func fan(ins ...<-chan int) <-chan int {
	out := make(chan int)
	done := make(chan struct{})
	for _, in := range ins {
		go func(c <-chan int) {
			for v := range c {
				out <- v
			}
			done <- struct{}{}
		}(in)
	}
	go func() {
		for range ins {
			<-done
		}
		close(out)
	}()
	return out
}

type semaphore chan struct{}

func (s semaphore) acquire() { s <- struct{}{} }
func (s semaphore) release() { <-s }

func main() {
	b := &bus{map[string][]chan event{}}
	a, c := b.on("move"), b.on("move")
	for i := 0; i < 6; i++ {
		fmt.Print(b.emit(event{i, "move"}), " ")
	}
	fmt.Println(len(a), cap(c), <-a, (<-c).id)
	ch := gen(30)
	for {
		p, ok := <-ch
		if !ok {
			break
		}
		fmt.Print(p, " ")
		ch = filter(ch, p)
	}
	fmt.Println()
	sum := 0
	for v := range fan(gen(5), gen(6), gen(7)) {
		sum += v
	}
	fmt.Println(sum)
	sem := make(semaphore, 2)
	results := make([]int, 5)
	done := make(chan int)
	for i := range results {
		go func() {
			sem.acquire()
			defer sem.release()
			results[i] = i * i
			done <- i
		}()
	}
	for range results {
		<-done
	}
	fmt.Println(results)
	timeout := time.After(time.Minute)
	tick := time.NewTicker(time.Millisecond)
	defer tick.Stop()
	n := 0
loop:
	for {
		select {
		case <-tick.C:
			n++
			if n == 3 {
				break loop
			}
		case <-timeout:
			fmt.Println("timeout")
			return
		}
	}
	fmt.Println("ticks", n)
	var nilCh chan int
	select {
	case v := <-nilCh:
		fmt.Println(v)
	case nilCh <- 1:
	default:
		fmt.Println("nothing")
	}
	quit := make(chan bool)
	data := make(chan string)
	go func() {
		for _, s := range []string{"x", "y"} {
			data <- s
		}
		close(quit)
	}()
	for open := true; open; {
		select {
		case s := <-data:
			fmt.Print(s)
		case _, open = <-quit:
			fmt.Println("|", open)
		}
	}
}

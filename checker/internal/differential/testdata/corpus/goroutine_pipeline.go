package main

import (
	"fmt"
	"strings"
	"sync"
)

type stage[A, B any] func(A) B

func run[A, B any](in <-chan A, f stage[A, B]) <-chan B {
	out := make(chan B)
	go func() {
		defer close(out)
		for v := range in {
			out <- f(v)
		}
	}()
	return out
}

func source(words ...string) <-chan string {
	c := make(chan string)
	go func() {
		for _, w := range words {
			c <- w
		}
		close(c)
	}()
	return c
}

type safeMap struct {
	sync.Mutex
	m map[string]int
}

func (s *safeMap) inc(k string) {
	s.Lock()
	defer s.Unlock()
	s.m[k]++
}

func main() {
	lens := run(run(source("a", "bcd", "ef"), strings.ToUpper), func(s string) int { return len(s) })
	for n := range lens {
		fmt.Print(n, " ")
	}
	fmt.Println()
	sm := &safeMap{m: map[string]int{}}
	var wg sync.WaitGroup
	for i := range 20 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			sm.inc(fmt.Sprint("k", i%3))
		}()
	}
	wg.Wait()
	fmt.Println(sm.m)
	turn := make([]chan bool, 3)
	for i := range turn {
		turn[i] = make(chan bool)
	}
	end := make(chan string)
	var b strings.Builder
	for i := range turn {
		go func() {
			for k := range 2 {
				<-turn[i]
				fmt.Fprintf(&b, "%d.%d ", i, k)
				if i == 2 && k == 1 {
					end <- "end"
					return
				}
				turn[(i+1)%3] <- true
			}
		}()
	}
	turn[0] <- true
	fmt.Println(<-end, b.String())
}

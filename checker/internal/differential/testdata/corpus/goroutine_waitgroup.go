package main

import (
	"fmt"
	"sync"
)

type result struct {
	n, v int
}

func main() {
	var wg sync.WaitGroup
	squares := make([]int, 8)
	for i := range squares {
		wg.Add(1)
		go func() {
			defer wg.Done()
			squares[i] = i * i
		}()
	}
	wg.Wait()
	fmt.Println(squares)
	var mu sync.Mutex
	total := 0
	for i := 1; i <= 10; i++ {
		wg.Add(1)
		go func(k int) {
			defer wg.Done()
			mu.Lock()
			defer mu.Unlock()
			total += k
		}(i)
	}
	wg.Wait()
	fmt.Println(total)
	out := make(chan result)
	for i := range 4 {
		wg.Go(func() { out <- result{i, i * 100} })
	}
	go func() { wg.Wait(); close(out) }()
	var got [4]int
	for r := range out {
		got[r.n] = r.v
	}
	fmt.Println(got)
	var once sync.Once
	for range 3 {
		once.Do(func() { fmt.Println("once") })
	}
	var rw sync.RWMutex
	rw.RLock()
	fmt.Println(total)
	rw.RUnlock()
}

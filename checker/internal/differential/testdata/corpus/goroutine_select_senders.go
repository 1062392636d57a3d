package main

import (
	"fmt"
	"sync"
)

func main() {
	out := make(chan int)
	done := make(chan struct{})
	var wg sync.WaitGroup
	for w := 0; w < 4; w++ {
		wg.Add(1)
		go func(w int) {
			defer wg.Done()
			for i := 0; i < 3000; i++ {
				select {
				case out <- w*10000 + i:
				case <-done:
					return
				}
			}
		}(w)
	}
	go func() { wg.Wait(); close(out) }()
	seen := map[int]int{}
	n := 0
	for v := range out {
		seen[v]++
		n++
	}
	fmt.Println(n, len(seen))
}

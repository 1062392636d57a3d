package main

import (
	"fmt"
	"sync"
)

func main() {
	var wg sync.WaitGroup
	var mu sync.Mutex
	seen := map[string]int{}
	for i, name := range []string{"a", "b", "c"} {
		for range 2 {
			wg.Add(1)
			go func() {
				defer wg.Done()
				mu.Lock()
				defer mu.Unlock()
				seen[name] += i + 1
			}()
		}
	}
	wg.Wait()
	fmt.Println(seen)
	func() {
		for i := 0; i < 3; i++ {
			defer func() { fmt.Print(i, " ") }()
			i := i * 10
			defer fmt.Print(i, " ")
		}
	}()
	fmt.Println()
	type task struct {
		id  int
		run func() int
	}
	var tasks []task
	for i := 0; len(tasks) < 3; i += 2 {
		if i%4 == 0 {
			continue
		}
		tasks = append(tasks, task{i, func() int { i++; return i }})
	}
	for _, t := range tasks {
		fmt.Print(t.id, t.run(), t.run(), " ")
	}
	fmt.Println()
	var cs [3]chan int
	for i := range cs {
		cs[i] = make(chan int, 1)
		go func() { cs[i] <- i * i }()
	}
	for _, c := range cs {
		fmt.Print(<-c, " ")
	}
	fmt.Println()
}

package main

import (
	"fmt"
	"sync"
)

type board struct {
	used map[int]bool
	cols []bool
}

func (b *board) try(c int) (ok bool) {
	if b.used[c] {
		return false
	}
	b.used[c] = true
	defer delete(b.used, c)
	return len(b.used) > 0
}

func produce(n int, out chan<- int) {
	defer close(out)
	for i := 0; i < n; i++ {
		out <- i
	}
}

func worker(wg *sync.WaitGroup, res *[]int, mu *sync.Mutex, i int) {
	defer wg.Done()
	mu.Lock()
	defer mu.Unlock()
	*res = append(*res, i)
}

func show(b *board) {
	defer print()
	defer copy(b.cols, []bool{true, true})
	defer func() { recover() }()
	defer panic("stop")
}

type pool struct{ jobs chan int }

func (p *pool) run() {
	go func() {
		defer close(p.jobs)
		for i := range 3 {
			p.jobs <- i
		}
	}()
}

func main() {
	b := &board{used: map[int]bool{}, cols: make([]bool, 3)}
	fmt.Println(b.try(1), len(b.used))
	ch := make(chan int)
	go produce(3, ch)
	for v := range ch {
		fmt.Print(v, " ")
	}
	fmt.Println()
	var wg sync.WaitGroup
	var mu sync.Mutex
	var res []int
	for i := 0; i < 3; i++ {
		wg.Add(1)
		go worker(&wg, &res, &mu, i)
	}
	wg.Wait()
	fmt.Println(len(res))
	p := pool{make(chan int)}
	p.run()
	for v := range p.jobs {
		fmt.Print(v)
	}
	fmt.Println()
	show(b)
	fmt.Println(b.cols)
	k := 5
	m := map[int]int{5: 1, 6: 2}
	func() {
		defer delete(m, k)
		defer fmt.Println(len(m))
		k = 6
	}()
	fmt.Println(m)
}

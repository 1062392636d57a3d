package main

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"time"
)

type task struct {
	cols, d1, d2 uint
	row          int
}

func explore(n uint, t task, total *atomic.Int64) {
	if t.row == int(n) {
		total.Add(1)
		return
	}
	for free := (1<<n - 1) &^ (t.cols | t.d1 | t.d2); free != 0; free &= free - 1 {
		b := free & -free
		explore(n, task{t.cols | b, (t.d1 | b) << 1, (t.d2 | b) >> 1, t.row + 1}, total)
	}
}

func parallel(n uint, workers int) int64 {
	var total atomic.Int64
	tasks := make(chan task, 8)
	var wg sync.WaitGroup
	for range workers {
		wg.Go(func() {
			for t := range tasks {
				explore(n, t, &total)
			}
		})
	}
	for c := uint(0); c < n; c++ {
		b := uint(1) << c
		tasks <- task{b, b << 1, b >> 1, 1}
	}
	close(tasks)
	wg.Wait()
	return total.Load()
}

func search(ctx context.Context, n int, out chan<- []int) error {
	var rec func(q []int) error
	rec = func(q []int) error {
		if err := ctx.Err(); err != nil {
			return err
		}
		if len(q) == n {
			select {
			case out <- append([]int{}, q...):
				return nil
			case <-ctx.Done():
				return ctx.Err()
			}
		}
		for c := 0; c < n; c++ {
			ok := true
			for r, x := range q {
				if x == c || x-c == r-len(q) || c-x == r-len(q) {
					ok = false
				}
			}
			if ok {
				if err := rec(append(q, c)); err != nil {
					return err
				}
			}
		}
		return nil
	}
	defer close(out)
	return rec(nil)
}

func main() {
	for n := uint(4); n <= 8; n++ {
		fmt.Print(parallel(n, 3), " ")
	}
	fmt.Println()
	ctx, cancel := context.WithCancel(context.Background())
	out := make(chan []int)
	errc := make(chan error, 1)
	go func() { errc <- search(ctx, 6, out) }()
	fmt.Println(<-out)
	cancel()
	for range out {
	}
	err := <-errc
	fmt.Println(errors.Is(err, context.Canceled), err)
	ctx, cancel = context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	out = make(chan []int, 100)
	fmt.Println(search(ctx, 5, out), len(out))
	_, ok := ctx.Deadline()
	fmt.Println(ok, ctx.Value("k"))
}

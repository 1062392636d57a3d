package main

import (
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
)

type task func() (int, error)

func safe(t task) (v int, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("recovered: %v", r)
		}
	}()
	return t()
}

func all(ts ...task) (vals []int, errs []error) {
	vals, errs = make([]int, len(ts)), make([]error, len(ts))
	var wg sync.WaitGroup
	for i, t := range ts {
		wg.Add(1)
		go func() {
			defer wg.Done()
			vals[i], errs[i] = safe(t)
		}()
	}
	wg.Wait()
	return
}

func main() {
	bad := errors.New("bad")
	vals, errs := all(
		func() (int, error) { return 1, nil },
		func() (int, error) { return 0, bad },
		func() (int, error) { panic("boom") },
		func() (int, error) { var m map[int]int; m[1] = 2; return 3, nil },
	)
	for i := range vals {
		fmt.Println(i, vals[i], errs[i], errors.Is(errs[i], bad))
	}
	var n atomic.Int64
	var ops int32
	var wg sync.WaitGroup
	for i := range 50 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			n.Add(int64(i))
			atomic.AddInt32(&ops, 1)
		}()
	}
	wg.Wait()
	fmt.Println(n.Load(), ops, n.CompareAndSwap(1225, 7), n.Load())
	ready := sync.NewCond(&sync.Mutex{})
	state := 0
	go func() {
		ready.L.Lock()
		state = 5
		ready.L.Unlock()
		ready.Broadcast()
	}()
	ready.L.Lock()
	for state == 0 {
		ready.Wait()
	}
	ready.L.Unlock()
	fmt.Println(state)
}

package main

import (
	"errors"
	"fmt"
	"runtime"
	"sync"
)

// count is the number of boards with these columns, diagonals and anti-diagonals
// taken.
func count(all, columns, down, up uint) int {
	if columns == all {
		return 1
	}
	n := 0
	for free := all &^ (columns | down | up); free != 0; free &= free - 1 {
		bit := free & -free
		n += count(all, columns|bit, (down|bit)<<1, (up|bit)>>1)
	}
	return n
}

// parallel shares the first row's cells among workers.
func parallel(size, workers int) int {
	all := uint(1)<<size - 1
	cells, counts := make(chan uint), make(chan int, workers)
	var group sync.WaitGroup
	for range workers {
		group.Add(1)
		go func() {
			defer group.Done()
			n := 0
			for bit := range cells {
				n += count(all, bit, bit<<1, bit>>1)
				runtime.Gosched()
			}
			counts <- n
		}()
	}
	for c := range size {
		cells <- 1 << c
	}
	close(cells)
	group.Wait()
	close(counts)
	total := 0
	for n := range counts {
		total += n
	}
	return total
}

func main() {
	before := runtime.GOMAXPROCS(2)
	fmt.Println(before >= 1, runtime.GOMAXPROCS(0), runtime.GOMAXPROCS(before), runtime.GOMAXPROCS(0) == before)
	fmt.Println(runtime.GOMAXPROCS(runtime.NumCPU()) == before, runtime.GOMAXPROCS(before) == runtime.NumCPU())
	for size := 1; size <= 6; size++ {
		fmt.Println(size, parallel(size, runtime.NumCPU()))
	}
	runtime.GOMAXPROCS(1)
	runtime.GC()
	fmt.Println(parallel(7, 3), runtime.GOMAXPROCS(-1), runtime.Version() != "", len(runtime.GOOS) > 0)

	defer func() {
		err, ok := recover().(runtime.Error)
		fmt.Println(err, ok, errors.Is(err, err))
	}()
	var boards []int
	board := boards[len(boards)]
	runtime.KeepAlive(board)
}

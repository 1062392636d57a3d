package main

import (
	"fmt"
	"sort"
	"sync"
)

type job struct {
	id    int
	board []int
}

type outcome struct {
	id, count int
}

func solve(n int, first int) int {
	var rec func(row int, cols []int) int
	rec = func(row int, cols []int) int {
		if row == n {
			return 1
		}
		total := 0
	next:
		for c := 0; c < n; c++ {
			for r, o := range cols {
				if o == c || o-c == row-r || c-o == row-r {
					continue next
				}
			}
			total += rec(row+1, append(cols[:row:row], c))
		}
		return total
	}
	return rec(1, []int{first})
}

func worker(jobs <-chan job, out chan<- outcome, wg *sync.WaitGroup) {
	defer wg.Done()
	for j := range jobs {
		out <- outcome{j.id, solve(len(j.board), j.id)}
	}
}

func main() {
	const n = 6
	jobs := make(chan job, n)
	out := make(chan outcome, n)
	var wg sync.WaitGroup
	for range 3 {
		wg.Add(1)
		go worker(jobs, out, &wg)
	}
	for i := range n {
		jobs <- job{i, make([]int, n)}
	}
	close(jobs)
	wg.Wait()
	close(out)
	var all []outcome
	sum := 0
	for o := range out {
		all = append(all, o)
		sum += o.count
	}
	sort.Slice(all, func(i, j int) bool { return all[i].id < all[j].id })
	fmt.Println(all, sum)
}

package main

import (
	"fmt"
	"sync"
)

type part struct {
	first  int
	count  int
	sample []int
}

func search(n, row int, cols []int, visit func([]int)) {
	if row == n {
		visit(cols)
		return
	}
	for c := range n {
		ok := true
		for r, o := range cols[:row] {
			if o == c || o+r == c+row || o-r == c-row {
				ok = false
				break
			}
		}
		if ok {
			cols[row] = c
			search(n, row+1, cols, visit)
		}
	}
}

func main() {
	const n = 6
	parts := make([]part, n)
	var wg sync.WaitGroup
	sem := make(chan struct{}, 2)
	for i := range parts {
		wg.Add(1)
		go func(p *part) {
			defer wg.Done()
			sem <- struct{}{}
			defer func() { <-sem }()
			p.first = i
			cols := make([]int, n)
			cols[0] = i
			search(n, 1, cols, func(c []int) {
				if p.count++; p.sample == nil {
					p.sample = append([]int(nil), c...)
				}
			})
		}(&parts[i])
	}
	wg.Wait()
	total := 0
	for _, p := range parts {
		fmt.Printf("%+v\n", p)
		total += p.count
	}
	fmt.Println(total)
}

package main

import (
	"fmt"
	"sync"
)

func main() {
	var wg sync.WaitGroup
	results := make([]string, 3)
	for i := range results {
		wg.Add(1)
		go func() {
			defer wg.Done()
			defer func() {
				if r := recover(); r != nil {
					results[i] = fmt.Sprint("recovered ", r)
				}
			}()
			results[i] = fmt.Sprint(10 / (i - 1))
		}()
	}
	wg.Wait()
	fmt.Println(results)
	panic(results[1])
}

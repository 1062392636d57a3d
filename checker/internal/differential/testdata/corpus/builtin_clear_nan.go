package main

import (
	"fmt"
	"math"
)

type key struct {
	x    float64
	name string
}

func main() {
	counts := map[float64]int{1: 1, math.NaN(): 2, math.NaN(): 3}
	counts[math.NaN()]++
	delete(counts, math.NaN())
	sum := 0
	for k, v := range counts {
		if k != k {
			sum += v
		}
	}
	fmt.Println(len(counts), sum, counts[math.NaN()])
	clear(counts)
	fmt.Println(len(counts), counts)

	keys := map[key][]int{{math.NaN(), "a"}: {1}, {1, "b"}: {2}}
	held := keys
	clear(keys)
	fmt.Println(len(held), held == nil)

	anything := map[any]string{math.NaN(): "n", 1: "i", key{math.NaN(), ""}: "k"}
	_, ok := anything[math.NaN()]
	clear(anything)
	fmt.Println(len(anything), ok)

	var none map[string]int
	clear(none)
	fmt.Println(len(none), none == nil)
}

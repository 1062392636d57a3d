package main

import "fmt"

func try(what string, f func() int) {
	defer func() {
		if r := recover(); r != nil {
			_, isError := r.(error)
			fmt.Println(what, "failed:", r, isError)
		}
	}()
	fmt.Println(what, f())
}

func main() {
	few, none := -3, 0
	try("slice", func() int { return len(make([]int, few)) })
	try("capacity", func() int { return cap(make([]int, 0, few)) })
	try("channel", func() int { return cap(make(chan int, few)) })
	try("channel of bytes", func() int { return cap(make(chan []byte, int8(few))) })
	// The size of a map is a hint.
	try("map", func() int {
		m := make(map[string]int, few)
		m["a"]++
		return len(m)
	})
	try("empty", func() int { return len(make([]int, none)) + cap(make(chan int, none)) + len(make(map[int]int, none)) })
}

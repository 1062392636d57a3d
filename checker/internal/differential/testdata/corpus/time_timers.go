package main

import (
	"fmt"
	"time"
)

func main() {
	timer := time.NewTimer(time.Hour)
	fmt.Println(timer.Stop())
	done := make(chan string)
	time.AfterFunc(time.Millisecond, func() { done <- "fired" })
	fmt.Println(<-done)
	ticker := time.NewTicker(time.Millisecond)
	n := 0
	for range ticker.C {
		if n++; n == 3 {
			ticker.Stop()
			break
		}
	}
	fmt.Println(n)
	before := time.Now()
	time.Sleep(2 * time.Millisecond)
	fmt.Println(time.Since(before) >= 2*time.Millisecond)
	var zero time.Time
	fmt.Println(zero.IsZero(), zero.Year(), zero)
	select {
	case <-time.After(time.Millisecond):
		fmt.Println("waited")
	}
}

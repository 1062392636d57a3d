package main

import "fmt"

var n = 4

type dead struct{}

// search comes back from a dead end by a panic.
func search(row, columns, left, right int) (found int) {
	defer func() {
		if r := recover(); r != nil && r != (dead{}) {
			panic(r)
		}
	}()
	if row == n {
		return 1
	}
	if (columns|left|right)&15 == 15 {
		panic(dead{})
	}
	for col := 0; col < n; col++ {
		if bit := 1 << col; (columns|left|right)&bit == 0 {
			found += search(row+1, columns|bit, (left|bit)<<1, (right|bit)>>1)
		}
	}
	return found
}

func main() { fmt.Println(search(0, 0, 0, 0)) }

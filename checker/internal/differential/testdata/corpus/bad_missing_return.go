package main

import "fmt"

func sign(x int) int {
	if x > 0 {
		return 1
	} else if x < 0 {
		return -1
	}
}

func loop() int {
	for i := 0; i < 3; i++ {
		return i
	}
}

func main() { fmt.Println(sign(3), loop()) }

package main

import (
	"fmt"
	"os"
)

func main() {
	defer func() {
		if r := recover(); r != nil {
			fmt.Println("stopping because of:", r)
			os.Exit(0)
		}
	}()
	var m map[string][]int
	fmt.Println(len(m["x"]))
	panic("enough")
}

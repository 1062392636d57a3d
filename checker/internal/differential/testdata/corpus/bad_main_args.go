package main

import "fmt"

func main(args []string) int {
	fmt.Println(args)
	return 0
}

func init() int { return 1 }

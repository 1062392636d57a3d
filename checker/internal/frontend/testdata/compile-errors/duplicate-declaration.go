// 10:6: board redeclared in this block
//	./main.go:8:5: other declaration of board
// 14:6: place redeclared in this block
//	./main.go:12:6: other declaration of place

package main

var board [8]int

func board() {}

func place() {}

func place() {}

func main() {}

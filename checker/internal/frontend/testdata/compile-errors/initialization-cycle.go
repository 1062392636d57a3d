// 8:5: initialization cycle for first
//	./main.go:8:5: first refers to second
//	./main.go:10:5: second refers to third
//	./main.go:12:6: third refers to first

package main

var first = second + 1

var second = third()

func third() int { return first }

func main() {}

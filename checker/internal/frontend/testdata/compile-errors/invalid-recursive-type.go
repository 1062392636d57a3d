// 8:6: invalid recursive type: node refers to itself
// 12:6: invalid recursive type a
//	./main.go:12:6: a refers to b
//	./main.go:13:6: b refers to a

package main

type node struct {
	next node
}

type a struct{ b b }
type b struct{ a a }

func main() {}

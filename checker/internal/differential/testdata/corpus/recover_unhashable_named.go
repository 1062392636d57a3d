package main

import "fmt"

type rule func(int) bool

type row []int

type board struct {
	rows []row
	name string
}

func try(what string, f func()) {
	defer func() { fmt.Println(what, recover()) }()
	f()
}

func main() {
	seen := map[any]int{}
	try("function", func() { seen[rule(nil)]++ })
	try("slice", func() { seen[row{1}]++ })
	try("struct", func() { seen[board{name: "b"}]++ })
	try("plain", func() { seen[[]int{1}]++ })
	fmt.Println(len(seen))
}

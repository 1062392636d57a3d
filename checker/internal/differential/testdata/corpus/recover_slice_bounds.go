package main

import "fmt"

func try(f func()) {
	defer func() { fmt.Println(recover()) }()
	f()
}
func main() {
	s := make([]int, 2, 4)
	m1, five, three := -1, 5, 3
	one, two := 1, 2
	try(func() { _ = s[one:two:five] })
	try(func() { _ = s[one:two:m1] })
	try(func() { _ = s[one:three:two] })
	try(func() { _ = s[three:two:three] })
	try(func() { _ = s[m1:two:three] })
	try(func() { _ = s[one:m1:three] })
	try(func() { fmt.Println(len(s[one:two:three]), cap(s[one:two:three])) })
	try(func() { _ = make([]int, 1, m1) })
}

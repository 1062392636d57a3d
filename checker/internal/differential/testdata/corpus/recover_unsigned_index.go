// Indices and bounds that are unsigned, and values of min and max that calls change.
package main

import "fmt"

var g = 1

func m() int { g++; return g }

func try(f func()) {
	defer func() { fmt.Println(recover()) }()
	f()
}

func main() {
	list, word := []int{1, 2, 3}, "abc"
	i, j := uint64(8), uint(9)
	try(func() { fmt.Println(list[i]) })
	try(func() { fmt.Println(list[j:]) })
	try(func() { fmt.Println(list[:i]) })
	try(func() { fmt.Println(list[1:2:j]) })
	try(func() { fmt.Println(word[j], word[i:]) })
	try(func() { list[i], list[j] = 1, 2 })
	try(func() { list[j] += copy(list, []int{7}) })
	fmt.Println(list, list[i-7], list[i-7:j-6], word[j-8])

	l := 1
	c := func() int { l++; g += 5; return 1 }
	fmt.Println(max(l, min(3, g, m()), l*c()))
	l, g = 1, 1
	fmt.Println(max(l, c()), max(l, 0, l*c()), min(g, 50, m()), min(m(), g, 100), max(m(), l*c(), l))
	l, g = 1, 1
	fmt.Println(min(g, 50)+m()*100+min(g, 70, l)+c()*100, max(0.5, float64(l), float64(c())))
}

// An assertion that the compiler makes before the index beside it.
package main

import "fmt"

func main() {
	defer func() { fmt.Println(recover()) }()
	list, i, a := []int{1}, 5, any("x")
	fmt.Println(list[i] + a.(int))
}

// An array of structs with slices as a key.
package main

import "fmt"

type row struct{ cells []int }

func main() {
	defer func() { fmt.Println(recover()) }()
	var key any = [2]row{}
	delete(map[any]int{1: 2}, key)
}

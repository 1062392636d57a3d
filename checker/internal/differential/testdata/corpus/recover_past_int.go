// An index that is more than an int can be.
package main

import "fmt"

func main() {
	defer func() { fmt.Println(recover()) }()
	i := uint64(1 << 63)
	fmt.Println([]int{1}[i])
}

// 11: syntax error

package main

import "fmt"

func main() {
	for n := 1; n <= 4; n++ {
		fmt.Println(n)
}

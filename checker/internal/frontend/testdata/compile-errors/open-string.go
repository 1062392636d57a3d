// 8: syntax error

package main

import "fmt"

func main() {
	fmt.Println("four queens)
}

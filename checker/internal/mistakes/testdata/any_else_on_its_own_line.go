// Go ends the statement at the line end after the brace.
package main

import "fmt"

func main() {
	var n int
	fmt.Scan(&n)
	if n == 0 {
		return
	}
	else {
		fmt.Println(n)
	}
}

// Exercise 07: count in half the steps. README.md says what to do.
package main

import "fmt"

// count returns the number of ways to place n queens on a board of size n so
// that no two attack each other.
func count(n int) int {
	// Your code goes here. Functions and variables of your own go right above count.
	return 0
}

func main() {
	for {
		var n int
		_, err := fmt.Scan(&n)
		if err != nil || n == 0 {
			return // a 0 ends the input, and so does the end of the file
		}
		fmt.Println(count(n))
	}
}

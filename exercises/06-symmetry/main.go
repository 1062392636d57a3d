// Exercise 06: count up to symmetry. README.md says what to do.
package main

import "fmt"

// count returns the number of solutions for n queens when all that are
// rotations or reflections of each other count as one.
func count(n int) int {
	// Your code goes here. Functions of your own go right above count.
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

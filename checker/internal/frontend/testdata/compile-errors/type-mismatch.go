// 11:14: invalid operation: n * half (mismatched types int and float64)
// 11:22: invalid operation: n + "queens" (mismatched types int and untyped string)

package main

import "fmt"

func main() {
	n := 4
	half := 0.5
	fmt.Println(n*half, n+"queens")
}

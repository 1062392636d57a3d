// 7:2: func(n int) int {…} (value of type func(n int) int) is not used
// 8:14: cannot use func() {} (value of type func()) as int value in variable declaration

package main

func main() {
	func(n int) int { return n }
	var n int = func() {}
	_ = n
}

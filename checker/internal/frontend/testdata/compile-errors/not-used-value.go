// 14:2: n (variable of type int) is not used
// 15:2: n + 1 (value of type int) is not used
// 16:2: -n (value of type int) is not used
// 17:2: len("a") (constant 1 of type int) is not used
// 18:2: append([]int{}, 1) (value of type []int) is not used
// 19:2: func() {} (value of type func()) is not used
// 20:2: "text" (untyped string constant) is not used
// 21:2: n == 1 (untyped bool value) is not used

package main

func main() {
	n := 1
	n
	n + 1
	-n
	len("a")
	append([]int{}, 1)
	func() {}
	"text"
	n == 1
}

// 9:2: invalid operation: cannot call n (variable of type int): int is not a function
// 10:2: invalid operation: cannot call "a" (untyped string constant): untyped string is not a function
// 11:2: invalid operation: cannot call nil: untyped nil is not a function

package main

func main() {
	n := 4
	n()
	"a"(1)
	nil()
}

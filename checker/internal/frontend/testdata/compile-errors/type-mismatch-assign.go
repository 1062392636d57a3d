// 8:14: cannot use "four" (untyped string constant) as int value in variable declaration
// 9:6: cannot use 2.5 (untyped float constant) as int value in assignment (truncated)
// 10:16: cannot use n (variable of type int) as bool value in variable declaration

package main

func main() {
	var n int = "four"
	n = 2.5
	var ok bool = n
	_ = ok
}

// 14:19: cannot use 200 (untyped int constant) as int8 value in variable declaration (overflows)
// 15:18: cannot use -1 (untyped int constant) as uint value in variable declaration (overflows)
// 16:10: invalid operation: division by zero
// 17:12: invalid operation: division by zero
// 19:8: invalid argument: index 3 out of bounds [0:3]
// 20:8: invalid argument: index -1 (constant of type int) must not be negative
// 21:12: invalid argument: index 5 out of bounds [0:3]
// 22:6: cannot use 1 << 70 (untyped int constant 1180591620717411303424) as int value in assignment to _ identifier (overflows)
// 23:14: cannot use 1 << 63 (untyped int constant 9223372036854775808) as int value in variable declaration (overflows)

package main

func main() {
	var small int8 = 200
	var mask uint = -1
	_ = 1 / 0
	_ = 1.0 / 0
	var a [3]int
	_ = a[3]
	_ = a[-1]
	_ = "abc"[5]
	_ = 1 << 70
	var n int = 1 << 63
	_, _, _ = small, mask, n
}

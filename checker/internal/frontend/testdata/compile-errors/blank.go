// 11:4: no new variables on left side of :=
// 12:2: declared and not used: x
// 12:7: cannot use _ as value or type
// 13:6: declared and not used: y
// 13:14: cannot use nil as int value in variable declaration
// 14:6: use of untyped nil in assignment to _ identifier

package main

func main() {
	_ := 1
	x := _
	var y int = nil
	_ = nil
}

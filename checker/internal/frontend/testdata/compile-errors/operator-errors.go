// 16:2: invalid operation: s++ (non-numeric type string)
// 17:6: invalid operation: operator - not defined on s (variable of type string)
// 18:6: invalid operation: n && true (mismatched types int and untyped bool)
// 19:7: invalid operation: operator ! not defined on n (variable of type int)
// 20:7: invalid operation: operator - not defined on s (variable of type string)
// 21:11: 1.5 (untyped float constant) truncated to uint
// 22:7: invalid operation: operator ^ not defined on 2.0 (untyped float constant 2)
// 23:6: invalid operation: []int{} == []int{} (slice can only be compared to nil)
// 24:11: invalid operation: n == "a" (mismatched types int and untyped string)

package main

func main() {
	s := "a"
	n := 1
	s++
	_ = s - "b"
	_ = n && true
	_ = !n
	_ = -s
	_ = n << 1.5
	_ = ^2.0
	_ = []int{} == []int{}
	_ = n == "a"
}

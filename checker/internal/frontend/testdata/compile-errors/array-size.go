// 10:2: declared and not used: n
// 11:9: invalid array length n
// 12:9: invalid array length -1 (untyped int constant)
// 13:9: array length 2.5 (untyped float constant) must be integer
// 14:8: invalid use of [...] array (outside a composite literal)

package main

func main() {
	n := 4
	var a [n]int
	var b [-1]int
	var c [2.5]int
	var d [...]int
	_, _, _, _ = a, b, c, d
}

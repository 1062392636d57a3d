// 13:11: cannot convert s (variable of type string) to type int
// 14:13: cannot convert []int{…} (value of type []int) to type string
// 15:13: cannot convert 4 (untyped int constant) to type []byte
// 17:10: cannot convert x (variable of interface type any) to type int: need type assertion
// 19:14: cannot convert "a" (untyped string constant) to type float64
// 20:11: constant 300 overflows int8
// 21:10: cannot convert 2.5 (untyped float constant) to type int

package main

func main() {
	s := "4"
	n := int(s)
	_ = string([]int{1})
	_ = []byte(4)
	var x any = 1
	_ = int(x)
	_ = n.(int)
	_ = float64("a")
	_ = int8(300)
	_ = int(2.5)
}

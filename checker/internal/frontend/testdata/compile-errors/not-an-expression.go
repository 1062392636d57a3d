// 15:2: use of package fmt not in selector
// 16:2: declared and not used: x
// 16:7: use of package fmt not in selector
// 17:2: declared and not used: y
// 17:7: int (type) is not an expression
// 18:2: declared and not used: z
// 18:7: use of untyped nil in assignment
// 20:14: int (type) is not an expression

package main

import "fmt"

func main() {
	fmt
	x := fmt
	y := int
	z := nil
	_ = fmt.Println
	fmt.Println(int)
}

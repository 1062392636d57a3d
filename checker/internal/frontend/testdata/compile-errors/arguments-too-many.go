// 14:14: too many arguments in call to place
//	have (number, number, number)
//	want (int, int)
// 15:14: too many arguments in call to place
//	have (number, number, string, number)
//	want (int, int)
// 16:2: cannot use ... in call to non-variadic place

package main

func place(row, column int) {}

func main() {
	place(1, 2, 3)
	place(1, 2, "three", 4.0)
	place([]int{1, 2}...)
}

// 16:2: not enough arguments in call to place
//	have ()
//	want (int, int)
// 17:8: not enough arguments in call to place
//	have (number)
//	want (int, int)
// 19:3: not enough arguments in call to place
//	have (number)
//	want (int, int)

package main

func place(row, column int) {}

func main() {
	place()
	place(1)
	place(
		1,
	)
}

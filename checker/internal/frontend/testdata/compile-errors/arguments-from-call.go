// 15:8: cannot use pair() (value of type string) as int value in argument to place
// 16:6: too many arguments in call to one
//	have (int, string)
//	want (int)

package main

func pair() (int, string) { return 1, "" }

func place(row, column int) {}

func one(n int) {}

func main() {
	place(pair())
	one(pair())
}

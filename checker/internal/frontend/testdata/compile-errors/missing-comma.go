// 8: syntax error

package main

func main() {
	_ = []int{
		1,
		2
	}
}

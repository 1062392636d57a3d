// 7:2: declared and not used: n
// 8:6: declared and not used: queens

package main

func main() {
	n := 4
	var queens, rest int
	_ = rest
}

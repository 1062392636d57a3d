// 7: syntax error

package main

func main() {
	n := 1
	m := n++
}

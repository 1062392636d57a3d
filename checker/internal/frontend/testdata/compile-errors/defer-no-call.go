// 7: syntax error

package main

func main() {
	n := 4
	defer n
}

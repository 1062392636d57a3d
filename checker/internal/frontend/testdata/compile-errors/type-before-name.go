// 6: syntax error

package main

func main() {
	int n = 4
}

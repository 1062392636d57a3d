// 8: syntax error

package main

func main() {
	if true {
	}
	else {
	}
}

// 6: syntax error

package main

func main() {
	for row := 1; row <= 8; row := row + 1 {
	}
}

// 6:9: cannot use n > 0 (untyped bool value) as int value in return statement

package main

func count(n int) int {
	return n > 0
}

func main() { count(4) }

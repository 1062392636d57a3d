// 7:7: no new variables on left side of :=

package main

func main() {
	a, b := 1, 2
	a, b := 3, 4
	_, _ = a, b
}

// 9:2: multiple defaults (first at ./main.go:7:2)

package main

func main() {
	switch {
	default:
	case true:
	default:
	}
}

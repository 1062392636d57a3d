// 6:7: goto end jumps over declaration of n at ./main.go:7:4

package main

func main() {
	goto end
	n := 1
	_ = n
end:
}

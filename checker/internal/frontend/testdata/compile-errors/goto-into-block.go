// 6:7: goto inside jumps into block starting at ./main.go:7:2

package main

func main() {
	goto inside
	{
	inside:
	}
}

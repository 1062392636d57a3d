// 11:1: label again already defined at ./main.go:7:1
// 13:12: invalid continue label again

package main

func main() {
again:
	for {
		break again
	}
again:
	for {
		continue again
	}
}

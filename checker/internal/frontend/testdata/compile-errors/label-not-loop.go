// 11:10: invalid break label block
// 12:13: invalid continue label block
// 19:9: invalid break label loop

package main

func main() {
block:
	if true {
		for {
			break block
			continue block
		}
	}
loop:
	for {
	}
	for {
		break loop
	}
}

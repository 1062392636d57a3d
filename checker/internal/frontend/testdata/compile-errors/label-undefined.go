// 9:1: label unused defined and not used
// 11:9: break label not defined: missing
// 13:11: continue label not defined: missing
// 14:7: label nowhere not defined

package main

func main() {
unused:
	for {
		break missing
	}
	continue missing
	goto nowhere
}

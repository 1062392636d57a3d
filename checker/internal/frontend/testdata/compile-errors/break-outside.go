// 10:2: break is not in a loop, switch, or select
// 11:2: continue is not in a loop
// 13:3: break is not in a loop, switch, or select
// 17:3: continue is not in a loop
// 19:11: break is not in a loop, switch, or select

package main

func main() {
	break
	continue
	if true {
		break
	}
	switch {
	case true:
		continue
	}
	func() { break }()
}

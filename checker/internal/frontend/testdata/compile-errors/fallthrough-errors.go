// 10:3: cannot fallthrough final case in switch
// 15:3: cannot fallthrough in type switch
// 18:2: fallthrough statement out of place

package main

func main() {
	switch 1 {
	case 1:
		fallthrough
	}
	var x any
	switch x.(type) {
	case int:
		fallthrough
	default:
	}
	fallthrough
}

// 10:2: missing return

package main

func main() {
	_ = func(n int) bool {
		if n > 3 {
			return true
		}
	}
}

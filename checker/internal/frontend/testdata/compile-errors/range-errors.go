// 10:9: range over 4 (untyped int constant) permits only one iteration variable
// 13:12: cannot range over 2.5 (untyped float constant)
// 15:17: cannot range over main (value of type func()): func must be func(yield func(...) bool): wrong argument count
// 19:9: range over ch (variable of type chan int) permits only one iteration variable
// 23:17: cannot range over s (variable of type struct{})

package main

func main() {
	for i, v := range 4 {
		_, _ = i, v
	}
	for range 2.5 {
	}
	for i := range main {
		_ = i
	}
	var ch chan int
	for a, b := range ch {
		_, _ = a, b
	}
	var s struct{}
	for x := range s {
	}
}

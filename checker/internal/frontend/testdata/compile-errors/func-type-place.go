// 11:11: duplicate case func(int) in type switch
//	./main.go:10:11: previous case
// 13:14: invalid map key type func()

package main

func main() {
	var x any
	switch x.(type) {
	case func(int):
	case func(int):
	}
	_ = map[func()]int{}
}

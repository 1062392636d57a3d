// 10:15: duplicate case int in type switch
//	./main.go:9:7: previous case

package main

func main() {
	var x any
	switch x.(type) {
	case int:
	case string, int:
	}
}

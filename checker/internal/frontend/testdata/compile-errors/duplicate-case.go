// 12:10: duplicate case 1 (constant of type int) in expression switch
//	./main.go:10:7: previous case
// 14:7: duplicate case 2 (constant of type int) in expression switch
//	./main.go:12:7: previous case

package main

func name(n int) string {
	switch n {
	case 1:
		return "one"
	case 2, 1:
		return "two"
	case 2:
		return "again"
	}
	return ""
}

func main() { name(1) }

package main

import "fmt"

func main() {
	switch n := 3; n {
	case 1, 2:
		fmt.Println("low")
	case 2:
		fmt.Println("two")
	case "3":
		fmt.Println("text")
	default:
	default:
	}
	var v any = 1
	switch v.(type) {
	case int:
	case string, int:
	}
	switch n := 4; {
	case n:
	}
}

package main

import (
	"fmt"
	"os"
)

// A console program has no business with files.
func main() {
	text, err := os.ReadFile("answers.txt")
	fmt.Println(string(text), err)
}

package main

import (
	"fmt"
	"os"
)

func warn(args ...any) { fmt.Fprintln(os.Stderr, args...) }

func main() {
	warn("to stderr", 1)
	fmt.Fprintf(os.Stdout, "to %s\n", "stdout")
	n, err := os.Stdout.WriteString("written\n")
	fmt.Println(n, err)
	os.Stdout.Write([]byte("bytes\n"))
	println("builtin goes to stderr", 2)
	if len(os.Args) > 5 {
		os.Exit(9)
	}
	defer os.Exit(4)
	fmt.Println("last line")
}

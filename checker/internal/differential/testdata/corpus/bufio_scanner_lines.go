package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

// Lines of standard input, some of them empty, the last without a newline.

func main() {
	sc := bufio.NewScanner(os.Stdin)
	n, words := 0, 0
	var longest string
	for sc.Scan() {
		line := sc.Text()
		n++
		words += len(strings.Fields(line))
		if len(line) > len(longest) {
			longest = line
		}
		fmt.Printf("%2d %q\n", n, line)
	}
	if err := sc.Err(); err != nil {
		fmt.Println("error:", err)
	}
	fmt.Println(n, words, longest)
	fmt.Println(sc.Scan(), sc.Text() == "")
}

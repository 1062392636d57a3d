package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strings"
)

// Lines with ReadString, then the rest at once.

func main() {
	r := bufio.NewReader(os.Stdin)
	name, err := r.ReadString('\n')
	fmt.Printf("%q %v\n", name, err)
	var a, b int
	n, err := fmt.Fscan(r, &a, &b)
	fmt.Println(n, err, a+b)
	rest, _ := r.ReadString('\n')
	fmt.Printf("%q\n", rest)
	c, size, _ := r.ReadRune()
	fmt.Println(string(c), size)
	r.UnreadRune()
	peeked, _ := r.Peek(3)
	fmt.Println(len(peeked))
	line, prefix, err := r.ReadLine()
	fmt.Println(string(line), prefix, err)
	all, err := io.ReadAll(r)
	fmt.Println(len(all), err, strings.Count(string(all), "\n"))
	last, err := r.ReadString('\n')
	fmt.Printf("%q %v\n", last, err)
}

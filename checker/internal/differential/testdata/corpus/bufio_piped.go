package main

import (
	"fmt"
	"io/ioutil"
	"os"
	"strings"
)

// piped reports whether a stream is something else than a terminal.
func piped(stream *os.File) (bool, error) {
	info, err := stream.Stat()
	if err != nil {
		return false, err
	}
	return info.Mode()&os.ModeCharDevice == 0, nil
}

// board is a solution as it is read.
type board []string

func (b board) size() int { return len(b) }

func main() {
	if is, err := piped(os.Stdin); err != nil || !is {
		fmt.Println("type a board, then end the input:", err)
		return
	}
	stat, _ := os.Stdin.Stat()
	if (stat.Mode() & os.ModeCharDevice) != 0 {
		fmt.Println("not reached")
	}
	// As it was read before Go 1.16.
	data, err := ioutil.ReadAll(os.Stdin)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	var boards []board
	for _, part := range strings.Split(strings.TrimSpace(string(data)), "\n\n") {
		boards = append(boards, strings.Fields(part))
	}
	for i, b := range boards {
		fmt.Println(i+1, b.size(), b)
	}
	n, err := fmt.Fprintln(ioutil.Discard, "not shown")
	fmt.Println(len(data), n, err)
}

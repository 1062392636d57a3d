package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
)

// The usual fast input and output of contest programs.

var in = bufio.NewReader(os.Stdin)
var out = bufio.NewWriter(os.Stdout)

func readInt() (n int, err error) {
	sign := 1
	c, err := in.ReadByte()
	for err == nil && (c == ' ' || c == '\n' || c == '\r') {
		c, err = in.ReadByte()
	}
	if err != nil {
		return 0, err
	}
	if c == '-' {
		sign = -1
		c, err = in.ReadByte()
	}
	for err == nil && c >= '0' && c <= '9' {
		n = n*10 + int(c-'0')
		c, err = in.ReadByte()
	}
	if err == io.EOF {
		err = nil
	}
	return sign * n, err
}

func main() {
	defer out.Flush()
	n, _ := readInt()
	m := make([][]int, n)
	for i := range m {
		m[i] = make([]int, n)
		for j := range m[i] {
			m[i][j], _ = readInt()
		}
	}
	sum := 0
	for i, row := range m {
		for j, v := range row {
			if i == j {
				sum += v
			}
			if j > 0 {
				fmt.Fprint(out, " ")
			}
			fmt.Fprint(out, m[j][i])
		}
		fmt.Fprintln(out)
	}
	fmt.Fprintf(out, "trace %d\n", sum)
	_, err := readInt()
	fmt.Fprintln(out, err, err == io.EOF)
}

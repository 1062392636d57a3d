package main

import (
	"bytes"
	"fmt"
	"strings"
)

// Builders and buffers, with fmt writing into them.

type board [][]byte

func (b board) String() string {
	var sb strings.Builder
	for i, row := range b {
		if i > 0 {
			sb.WriteByte('\n')
		}
		sb.Write(row)
	}
	return sb.String()
}

func boxed(s string) string {
	lines := strings.Split(s, "\n")
	w := 0
	for _, l := range lines {
		w = max(w, len(l))
	}
	var b strings.Builder
	edge := "+" + strings.Repeat("-", w) + "+\n"
	b.WriteString(edge)
	for _, l := range lines {
		fmt.Fprintf(&b, "|%-*s|\n", w, l)
	}
	b.WriteString(edge)
	return b.String()
}

func main() {
	b := board{[]byte(".Q."), []byte("Q..")}
	fmt.Println(b)
	fmt.Print(boxed(b.String() + "\nlonger"))
	var sb strings.Builder
	sb.Grow(10)
	for i := 3; i > 0; i-- {
		sb.WriteRune('①' + rune(3-i))
		fmt.Fprint(&sb, i, ";")
	}
	fmt.Println(sb.String(), sb.Len())
	sb.Reset()
	fmt.Println(sb.Len(), sb.String() == "")
	var buf bytes.Buffer
	buf.WriteString("hello ")
	buf.Write([]byte("world"))
	buf.WriteByte('!')
	head := make([]byte, 5)
	n, err := buf.Read(head)
	fmt.Println(n, err, string(head), buf.String(), buf.Len())
	line, err := bytes.NewBufferString("a\nb").ReadString('\n')
	fmt.Printf("%q %v\n", line, err)
	fmt.Println(bytes.Equal([]byte("x"), []byte("x")), bytes.Contains([]byte("abc"), []byte("bc")), string(bytes.ToUpper([]byte("up"))))
	fmt.Printf("%s\n", bytes.Fields([]byte(" a b ")))
}

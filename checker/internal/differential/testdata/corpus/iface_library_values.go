package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
)

type T1 struct{}

func (T1) Timeout() bool { return true }

func probe(x any) string {
	s := ""
	if _, ok := x.(error); ok {
		s += "error "
	}
	if _, ok := x.(fmt.Stringer); ok {
		s += "stringer "
	}
	if _, ok := x.(io.Reader); ok {
		s += "reader "
	}
	if _, ok := x.(io.Writer); ok {
		s += "writer "
	}
	if _, ok := x.(io.ReadWriter); ok {
		s += "rw "
	}
	if _, ok := x.(interface{ Len() int }); ok {
		s += "len "
	}
	if _, ok := x.(interface{ Unwrap() error }); ok {
		s += "unwrap "
	}
	if _, ok := x.(interface{ Unwrap() []error }); ok {
		s += "unwraps "
	}
	if _, ok := x.(interface{ Timeout() bool }); ok {
		s += "timeout "
	}
	if _, ok := x.(interface{ Is(error) bool }); ok {
		s += "is "
	}
	if _, ok := x.(interface{ foo() }); ok {
		s += "foo "
	}
	if _, ok := x.(io.ByteReader); ok {
		s += "bytereader "
	}
	if _, ok := x.(io.RuneScanner); ok {
		s += "runescanner "
	}
	return s
}

func main() {
	_, e := strconv.Atoi("zz")
	fmt.Println(probe(e), "|", probe(errors.New("x")), "|", probe(fmt.Errorf("a %w", e)), "|", probe(errors.Join(e, e)), "|", probe(fmt.Errorf("%w %w", e, e)))
	fmt.Println(probe(os.Stdin), "|", probe(os.Stdout), "|", probe(&bytes.Buffer{}), "|", probe(strings.NewReader("x")), "|", probe(&strings.Builder{}))
	fmt.Println(probe(bufio.NewReader(os.Stdin)), "|", probe(1), "|", probe(nil), "|", probe(T1{}), "|", probe(&T1{}), "|", probe("s"), "|", probe(strings.Builder{}))
	fmt.Println(probe([]int{1}), probe(map[string]int{}), probe(func() {}))
}

// A variable beside a call of the library that calls a method or a function of the program, which changes it.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"sort"
	"strings"
)

var calls int

type name struct{}

func (name) String() string { calls++; return "name" }

type fault struct{ inner error }

func (fault) Error() string       { calls++; return "fault" }
func (f fault) Unwrap() error     { calls++; return f.inner }
func (f fault) Is(err error) bool { calls++; return false }

type list []int

func (l list) Len() int           { calls++; return len(l) }
func (l list) Less(i, j int) bool { calls++; return l[i] < l[j] }
func (l list) Swap(i, j int)      { calls++; l[i], l[j] = l[j], l[i] }

type screen struct{}

func (screen) Write(p []byte) (int, error) { calls++; return os.Stdout.Write(p) }

type source struct{ left int }

func (s *source) Read(p []byte) (int, error) {
	calls++
	if s.left == 0 {
		return 0, io.EOF
	}
	s.left--
	p[0] = 'x'
	return 1, nil
}

func counted(r rune) rune { calls++; return r }

func main() {
	fmt.Println(calls+1, fmt.Sprint(name{}))
	fmt.Println(calls+1, fmt.Sprintf("%v", name{}), calls*2)
	fmt.Println(calls+1, fmt.Errorf("more: %w", fault{}))
	fmt.Println(calls+1, errors.Join(fault{}, fault{}).Error())
	fmt.Println(calls+1, errors.Is(fault{io.EOF}, io.EOF))
	fmt.Println(calls+1, errors.Unwrap(fault{io.EOF}))
	fmt.Println(calls+1, sort.IsSorted(list{1, 2}))
	fmt.Println(calls+1, sort.Search(4, func(i int) bool { calls++; return i > 2 }))
	fmt.Println(calls+1, strings.Map(counted, "ab"))
	fmt.Println(calls+1, strings.IndexFunc("ab", func(r rune) bool { calls++; return r == 'b' }))
	n, err := fmt.Fprintln(screen{}, "screen")
	fmt.Println(calls+n, err)
	sum := calls*10 + len(fmt.Sprint(name{}))
	fmt.Println(sum)
	read, err := io.ReadAll(&source{3})
	fmt.Println(calls, len(read), err)
	var s fmt.Stringer = name{}
	fmt.Println(calls+1, s.String())
	var e error = fault{}
	fmt.Println(calls+1, e.Error())
	board := []int{1, 2, 3}
	board[calls%3], board[0] = len(s.String())+calls, calls
	fmt.Println(board)
}

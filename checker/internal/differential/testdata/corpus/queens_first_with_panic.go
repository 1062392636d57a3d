package main

import "fmt"

type solution []int

func (s solution) String() (t string) {
	for _, c := range s {
		t += fmt.Sprint(c+1, "-")
	}
	return t[:len(t)-1]
}

func search(n int, cols solution) {
	if len(cols) == n {
		panic(append(solution(nil), cols...))
	}
next:
	for c := range n {
		for r, o := range cols {
			if o == c || o-c == len(cols)-r || c-o == len(cols)-r {
				continue next
			}
		}
		search(n, append(cols, c))
	}
}

func first(n int) (s solution, ok bool) {
	defer func() {
		s, ok = recover().(solution)
	}()
	search(n, nil)
	return
}

func main() {
	for n := 1; n <= 8; n++ {
		if s, ok := first(n); ok {
			fmt.Println(n, s, len(s))
		} else {
			fmt.Println(n, "none", s == nil)
		}
	}
}

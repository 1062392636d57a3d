package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

func parse(lines []string) (fixed map[int]int, err error) {
	fixed = make(map[int]int)
	for r, l := range lines {
		if n := strings.Count(l, "Q"); n > 1 {
			return nil, fmt.Errorf("row %d has %d queens", r+1, n)
		}
		if c := strings.IndexByte(l, 'Q'); c >= 0 {
			fixed[r] = c
		}
	}
	return
}

func complete(n int, fixed map[int]int) (count int, first []int) {
	var q []int
	var rec func()
	rec = func() {
		r := len(q)
		if r == n {
			if count++; first == nil {
				first = append([]int{}, q...)
			}
			return
		}
		for c := 0; c < n; c++ {
			if f, ok := fixed[r]; ok && f != c {
				continue
			}
			clash := false
			for i, o := range q {
				clash = clash || o == c || o-c == r-i || c-o == r-i
			}
			if clash {
				continue
			}
			q = append(q, c)
			rec()
			q = q[:r]
		}
	}
	rec()
	return
}

func main() {
	sc := bufio.NewScanner(os.Stdin)
	var lines []string
	for sc.Scan() {
		if l := sc.Text(); l != "" {
			lines = append(lines, l)
			continue
		}
		report(lines)
		lines = nil
	}
	report(lines)
}

func report(lines []string) {
	fixed, err := parse(lines)
	if err != nil {
		fmt.Println("error:", err)
		return
	}
	count, first := complete(len(lines), fixed)
	fmt.Println(len(lines), fixed, count, first)
}

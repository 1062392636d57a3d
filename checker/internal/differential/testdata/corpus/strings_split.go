package main

import (
	"fmt"
	"strings"
	"unicode"
)

func main() {
	fmt.Printf("%q\n", strings.Split("a,b,,c", ","))
	fmt.Printf("%q\n", strings.Split("abc", ""))
	fmt.Printf("%q\n", strings.Fields("  two  words\t\n"))
	fmt.Printf("%q\n", strings.FieldsFunc("a1b22c", unicode.IsDigit))
	fmt.Printf("%q\n", strings.SplitN("a-b-c-d", "-", 2))
	fmt.Printf("%q\n", strings.SplitAfter("x;y;", ";"))
	before, after, found := strings.Cut("key=value=more", "=")
	fmt.Println(before, after, found)
	rest, ok := strings.CutPrefix("prefix-x", "prefix-")
	fmt.Println(rest, ok)
	fmt.Println(strings.Join([]string{"a", "b"}, "+"), strings.Repeat("ab", 3))
	for line := range strings.Lines("one\ntwo\n") {
		fmt.Printf("%q ", line)
	}
	fmt.Println()
	for f := range strings.FieldsSeq("p q  r") {
		fmt.Print("[", f, "]")
	}
	fmt.Println()
	counts := map[string]int{}
	for _, w := range strings.Fields("the cat the dog the end") {
		counts[w]++
	}
	fmt.Println(counts)
	title := strings.Map(func(r rune) rune {
		switch {
		case r == 'a':
			return 'A'
		case unicode.IsSpace(r):
			return -1
		}
		return r
	}, "a banana split")
	fmt.Println(title)
	fmt.Println(strings.TrimFunc("123abc456", unicode.IsNumber), strings.IndexFunc("abc1", unicode.IsDigit))
}

package main

import "fmt"

// Range over a string gives runes and byte positions; bad bytes give U+FFFD.

func main() {
	for i, r := range "aé日😀!" {
		fmt.Print(i, ":", string(r), "(", r, ") ")
	}
	fmt.Println()
	bad := "a\xffb\xc3"
	for i, r := range bad {
		fmt.Printf("%d %U %t; ", i, r, r == '\uFFFD')
	}
	fmt.Println()
	vowels := map[rune]int{}
	for _, r := range "education" {
		switch r {
		case 'a', 'e', 'i', 'o', 'u':
			vowels[r]++
		}
	}
	fmt.Println(len(vowels), vowels['e'])
	s := "xyz"
	for i := range s {
		s = "changed"
		fmt.Print(i)
	}
	fmt.Println(s)
	for i, b := range []byte("né") {
		fmt.Print(i, "=", b, " ")
	}
	fmt.Println()
	for i, r := range []rune("né") {
		fmt.Print(i, "=", r, " ")
	}
	fmt.Println()
	n := 0
	for range "日本" {
		n++
	}
	fmt.Println(n, len("日本"))
	reversed := ""
	for _, r := range "abc日" {
		reversed = string(r) + reversed
	}
	fmt.Println(reversed)
}

package main

import (
	"fmt"
	"strings"
)

func isPalindrome(s string) bool {
	s = strings.ToLower(strings.ReplaceAll(s, " ", ""))
	for i, j := 0, len(s)-1; i < j; i, j = i+1, j-1 {
		if s[i] != s[j] {
			return false
		}
	}
	return true
}

func main() {
	s := "chicken chess"
	fmt.Println(strings.Index(s, "ch"), strings.LastIndex(s, "ch"), strings.IndexByte(s, 'k'), strings.IndexRune(s, 'e'), strings.IndexAny(s, "xyzs"))
	fmt.Println(strings.Contains(s, "hess"), strings.ContainsAny(s, ""), strings.ContainsRune(s, ' '), strings.Count(s, "e"), strings.Count("abc", ""))
	fmt.Println(strings.HasPrefix(s, "chi"), strings.HasSuffix(s, "s"), strings.EqualFold("Go", "GO"))
	fmt.Println(strings.Replace("aaaa", "a", "b", 2), strings.ReplaceAll("aaaa", "aa", "b"))
	fmt.Println(strings.ToUpper("mixed Case é"), strings.ToLower("ÀÉ"), strings.TrimSpace(" \t x \n"))
	fmt.Printf("%q %q %q %q\n", strings.Trim("--x--", "-"), strings.TrimLeft("aab", "a"), strings.TrimPrefix("abc", "ab"), strings.TrimSuffix("abc", "bc"))
	fmt.Println(isPalindrome("Never odd or even"), isPalindrome("queen"))
	r := strings.NewReplacer("Q", "♛", ".", "·")
	fmt.Println(r.Replace(".Q..\nQ..."))
	fmt.Println(strings.Compare("a", "b"), strings.Compare("b", "b"), "Z" < "a", "é" > "z")
	var at []int
	for i := 0; ; {
		k := strings.Index(s[i:], "c")
		if k < 0 {
			break
		}
		at = append(at, i+k)
		i += k + 1
	}
	fmt.Println(at)
	rd := strings.NewReader("12 abc")
	var n int
	var w string
	c, err := fmt.Fscan(rd, &n, &w)
	fmt.Println(c, err, n, w, rd.Len())
}

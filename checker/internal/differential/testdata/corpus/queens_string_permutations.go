package main

import (
	"fmt"
	"sort"
	"strings"
)

func unique(s string) (out []string) {
	letters := strings.Split(s, "")
	sort.Strings(letters)
	used := make([]bool, len(letters))
	var word strings.Builder
	var rec func(prefix string)
	rec = func(prefix string) {
		if len(prefix) == len(s) {
			out = append(out, prefix)
			return
		}
		for i, l := range letters {
			if used[i] || i > 0 && l == letters[i-1] && !used[i-1] {
				continue
			}
			used[i] = true
			rec(prefix + l)
			used[i] = false
		}
	}
	rec(word.String())
	return
}

func heap(r []rune, n int, visit func(string)) {
	if n == 1 {
		visit(string(r))
		return
	}
	for i := 0; i < n-1; i++ {
		heap(r, n-1, visit)
		if n%2 == 0 {
			r[i], r[n-1] = r[n-1], r[i]
		} else {
			r[0], r[n-1] = r[n-1], r[0]
		}
	}
	heap(r, n-1, visit)
}

func caseFlips(s string) []string {
	if s == "" {
		return []string{""}
	}
	var out []string
	for _, t := range caseFlips(s[1:]) {
		out = append(out, strings.ToLower(s[:1])+t)
		if u := strings.ToUpper(s[:1]); u != strings.ToLower(s[:1]) {
			out = append(out, u+t)
		}
	}
	return out
}

func main() {
	fmt.Println(unique("abca"))
	n := 0
	heap([]rune("日本x"), 3, func(s string) { n++; fmt.Print(s, " ") })
	fmt.Println(n)
	fmt.Println(caseFlips("a1b"))
}

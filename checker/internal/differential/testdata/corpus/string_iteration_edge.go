package main

import (
	"fmt"
	"strings"
)

func main() {
	s := "naïve café"
	var starts []int
	for i := range s {
		starts = append(starts, i)
	}
	fmt.Println(starts, len(s))
	b := []byte(s)
	for i, j := 0, len(b)-1; i < j; i, j = i+1, j-1 {
		b[i], b[j] = b[j], b[i]
	}
	fmt.Printf("%q\n", b)
	fmt.Printf("%x % x %q %+q\n", "é", "é\n", 'é', "é")
	words := strings.FieldsFunc("one,two;;three", func(r rune) bool { return r == ',' || r == ';' })
	fmt.Println(len(words), words)
	var runes []rune
	for _, w := range words {
		runes = append(runes, []rune(w)[0], rune(w[len(w)-1]))
	}
	fmt.Println(string(runes), runes)
	last := s[len(s)-1]
	fmt.Println(last, s[0] == 'n', s[:2]+"…", strings.ToUpper(s))
	switch c := s[3]; {
	case c >= 0x80:
		fmt.Println("inside a rune", c)
	}
	m := map[string]int{}
	for n := 1; n <= 2; n++ {
		for i := 0; i+n <= 5; i++ {
			m["banan"[i:i+n]]++
		}
	}
	fmt.Println(m)
	var sb strings.Builder
	for i, r := range "h-e-y" {
		if i%2 == 0 {
			sb.WriteRune(r - 'a' + 'A')
		}
	}
	t := sb.String()
	fmt.Println(t, t == "HEY", t[1:] < t, t > "HE", "a"+t[1:2] != "aE")
	for i := range "ab" {
		defer func() { fmt.Println("deferred", i, "ab"[i:]) }()
	}
	var zero string
	for range zero {
		fmt.Println("never")
	}
	fmt.Println(zero == "", len(zero), strings.Repeat("=", len(words)), strings.Split(zero, ",")[0] == "")
}

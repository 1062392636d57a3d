package main

import (
	"fmt"
	"unicode"
	"unicode/utf8"
)

func reverse(s string) string {
	r := []rune(s)
	for i, j := 0, len(r)-1; i < j; i, j = i+1, j-1 {
		r[i], r[j] = r[j], r[i]
	}
	return string(r)
}

func caesar(s string, k int) string {
	out := []byte(s)
	for i, b := range out {
		switch {
		case b >= 'a' && b <= 'z':
			out[i] = 'a' + (b-'a'+byte(k))%26
		case 'A' <= b && b <= 'Z':
			out[i] = 'A' + (b-'A'+byte(k+26))%26
		}
	}
	return string(out)
}

func main() {
	s := "Größe日"
	fmt.Println(len(s), utf8.RuneCountInString(s), len([]rune(s)), s[2], []byte(s[1:3]), s[len(s)-3:])
	fmt.Println(reverse(s), caesar("Hello, xyz", 3), caesar(caesar("Abc", 5), 21))
	b := []byte("abc")
	t := string(b)
	b[0] = 'X'
	fmt.Println(t, string(b), b)
	var r rune = 'é'
	fmt.Println(r, string(r), utf8.RuneLen(r), unicode.IsLetter(r), unicode.ToUpper(r), string(unicode.ToUpper(r)))
	c := s[0]
	fmt.Printf("%T %v %c %T %T\n", c, c, c, s[0:1], r)
	fmt.Println('a'+1, string(rune('a'+1)), "a"+"1", 'x'-'a')
	d, size := utf8.DecodeRuneInString(s[2:])
	fmt.Println(string(d), size, utf8.ValidString("a\xff"), utf8.ValidString(s))
	counts := [26]int{}
	for _, r := range "banana" {
		counts[r-'a']++
	}
	for i, n := range counts {
		if n > 0 {
			fmt.Print(string(rune('a'+i)), n, " ")
		}
	}
	fmt.Println()
	digits := 0
	for _, ch := range "a1b22" {
		if unicode.IsDigit(ch) {
			digits = digits*10 + int(ch-'0')
		}
	}
	fmt.Println(digits, "abc" < "abd", "Z" < "a", "" < "a", "a" == string(byte('a')))
	raw := `back\slash
two lines`
	fmt.Println(len(raw), raw, "tab\there", "\u00e9\x41\101")
	buf := append([]byte("x"), s[:1]...)
	buf = utf8.AppendRune(buf, '日')
	fmt.Println(string(buf), len(buf))
	fmt.Println(string([]byte{72, 105}), string([]rune{0x4e16, 'z'}), []byte("é"), []rune("é"))
}

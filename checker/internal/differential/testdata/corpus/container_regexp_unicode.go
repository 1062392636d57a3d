package main

import (
	"fmt"
	"regexp"
	"strings"
	"unicode"
)

var queen = regexp.MustCompile(`([a-h])([1-8])`)

type square struct{ file, rank int }

func parse(s string) (out []square) {
	for _, m := range queen.FindAllStringSubmatch(s, -1) {
		out = append(out, square{int(m[1][0] - 'a'), int(m[2][0] - '1')})
	}
	return
}

func main() {
	fmt.Println(parse("Qa1 Qc3, z9 Qh8"))
	fmt.Println(queen.MatchString("b5"), queen.FindStringIndex("xx b5"), queen.ReplaceAllString("a1 b2", "$2$1"))
	up := queen.ReplaceAllStringFunc("a1-b2", strings.ToUpper)
	fmt.Println(up, queen.NumSubexp())
	_, err := regexp.Compile("(")
	fmt.Println(err)
	classes := map[string]int{}
	for _, r := range "Añ 9_日!" {
		switch {
		case unicode.IsUpper(r):
			classes["upper"]++
		case unicode.IsLower(r):
			classes["lower"]++
		case unicode.IsLetter(r):
			classes["letter"]++
		case unicode.IsDigit(r):
			classes["digit"]++
		case unicode.IsPunct(r):
			classes["punct"]++
		case unicode.IsSpace(r):
			classes["space"]++
		}
	}
	fmt.Println(classes)
	fmt.Println(unicode.Is(unicode.Han, '日'), string(unicode.ToTitle('ß')), unicode.MaxRune)
}

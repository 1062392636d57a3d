package main

import "fmt"

func generate(n int) (out []string) {
	buf := make([]byte, 0, 2*n)
	var rec func(open, close int)
	rec = func(open, close int) {
		if open == 0 && close == 0 {
			out = append(out, string(buf))
			return
		}
		if open > 0 {
			buf = append(buf, '(')
			rec(open-1, close)
			buf = buf[:len(buf)-1]
		}
		if close > open {
			buf = append(buf, ')')
			rec(open, close-1)
			buf = buf[:len(buf)-1]
		}
	}
	rec(n, n)
	return
}

func balanced(s string) bool {
	match := map[rune]rune{')': '(', ']': '[', '}': '{'}
	var st []rune
	for _, r := range s {
		switch r {
		case '(', '[', '{':
			st = append(st, r)
		case ')', ']', '}':
			if n := len(st) - 1; n < 0 || st[n] != match[r] {
				return false
			} else {
				st = st[:n]
			}
		}
	}
	return len(st) == 0
}

func expressions(digits string, target int) (out []string) {
	var rec func(i int, expr string, total, last int)
	rec = func(i int, expr string, total, last int) {
		if i == len(digits) {
			if total == target {
				out = append(out, expr)
			}
			return
		}
		for j := i + 1; j <= len(digits); j++ {
			if j > i+1 && digits[i] == '0' {
				break
			}
			n := 0
			for _, d := range digits[i:j] {
				n = n*10 + int(d-'0')
			}
			part := digits[i:j]
			if i == 0 {
				rec(j, part, n, n)
				continue
			}
			rec(j, expr+"+"+part, total+n, n)
			rec(j, expr+"-"+part, total-n, -n)
			rec(j, expr+"*"+part, total-last+last*n, last*n)
		}
	}
	rec(0, "", 0, 0)
	return
}

func main() {
	fmt.Println(generate(3), len(generate(5)))
	fmt.Println(balanced("{[()]}"), balanced("(]"), balanced("(("))
	fmt.Println(expressions("123", 6), expressions("105", 5), expressions("232", 8))
}

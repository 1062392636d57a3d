package main

import "fmt"

func breakAll(s string, dict map[string]bool) []string {
	memo := map[string][]string{}
	var rec func(string) []string
	rec = func(s string) (out []string) {
		if v, ok := memo[s]; ok {
			return v
		}
		defer func() { memo[s] = out }()
		if dict[s] {
			out = append(out, s)
		}
		for i := 1; i < len(s); i++ {
			if !dict[s[:i]] {
				continue
			}
			for _, rest := range rec(s[i:]) {
				out = append(out, s[:i]+" "+rest)
			}
		}
		return
	}
	return rec(s)
}

func addresses(s string) (out []string) {
	var parts [4]string
	var rec func(k int, s string)
	rec = func(k int, s string) {
		if k == 4 {
			if s == "" {
				out = append(out, parts[0]+"."+parts[1]+"."+parts[2]+"."+parts[3])
			}
			return
		}
		v := 0
		for n := 1; n <= 3 && n <= len(s); n++ {
			if v = v*10 + int(s[n-1]-'0'); v > 255 || n > 1 && s[0] == '0' {
				return
			}
			parts[k] = s[:n]
			rec(k+1, s[n:])
		}
	}
	rec(0, s)
	return
}

func palindromes(s string, cur []string, visit func([]string)) {
	if s == "" {
		visit(cur)
	}
next:
	for n := 1; n <= len(s); n++ {
		for i := range n / 2 {
			if s[i] != s[n-1-i] {
				continue next
			}
		}
		palindromes(s[n:], append(cur, s[:n]), visit)
	}
}

func main() {
	dict := map[string]bool{}
	for _, w := range []string{"cat", "cats", "and", "sand", "dog"} {
		dict[w] = true
	}
	fmt.Println(breakAll("catsanddog", dict), breakAll("catz", dict) == nil)
	fmt.Println(addresses("25525511135"), addresses("0000"), addresses("1"))
	palindromes("aab", nil, func(p []string) { fmt.Printf("%q ", p) })
	fmt.Println()
}

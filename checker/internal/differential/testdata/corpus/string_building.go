package main

import "fmt"

type stringer string

func (s stringer) at(i int) byte { return s[i] }

func compress(s string) (out string) {
	for i := 0; i < len(s); {
		j := i
		for j < len(s) && s[j] == s[i] {
			j++
		}
		out += string(s[i])
		if j-i > 1 {
			out += fmt.Sprint(j - i)
		}
		i = j
	}
	return
}

func toBinary(n int) (s string) {
	if n == 0 {
		return "0"
	}
	for ; n > 0; n /= 2 {
		s = string("01"[n%2]) + s
	}
	return
}

func isIsomorphic(a, b string) bool {
	if len(a) != len(b) {
		return false
	}
	m, used := map[byte]byte{}, map[byte]bool{}
	for i := range a {
		x, y := a[i], b[i]
		if z, ok := m[x]; ok && z != y || !ok && used[y] {
			return false
		}
		m[x], used[y] = y, true
	}
	return true
}

func lcs(a, b string) string {
	dp := make([][]string, len(a)+1)
	for i := range dp {
		dp[i] = make([]string, len(b)+1)
	}
	for i := 1; i <= len(a); i++ {
		for j := 1; j <= len(b); j++ {
			if a[i-1] == b[j-1] {
				dp[i][j] = dp[i-1][j-1] + a[i-1:i]
			} else if x, y := dp[i-1][j], dp[i][j-1]; len(x) >= len(y) {
				dp[i][j] = x
			} else {
				dp[i][j] = y
			}
		}
	}
	return dp[len(a)][len(b)]
}

func main() {
	fmt.Println(compress("aaabccd"), compress(""), toBinary(10), toBinary(0))
	fmt.Println(isIsomorphic("egg", "add"), isIsomorphic("foo", "bar"), isIsomorphic("ab", "aa"))
	fmt.Println(lcs("queens", "quiet scenes"))
	s := stringer("hey")
	s += "!"
	fmt.Println(s, s.at(0), s[1:], len(s), string(s) == "hey!")
	t := ""
	for i := 'a'; i < 'f'; i++ {
		t += string(i)
	}
	fmt.Println(t, t[1:3]+t[:1], t[len(t)-1:] < t[:1])
	a, b := "left", "right"
	a, b = b, a
	fmt.Println(a, b, a > b, min(a, b))
	words := []string{"x", "y"}
	words[0] += words[1] + words[0]
	m := map[string]string{}
	m["k"] += "v"
	m["k"] += "w"
	fmt.Println(words, m)
}

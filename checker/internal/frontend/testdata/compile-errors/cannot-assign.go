// 17:2: cannot assign to size (neither addressable nor a map index expression)
// 18:2: cannot assign to f() (neither addressable nor a map index expression)
// 19:2: cannot assign to "abc"[0] (neither addressable nor a map index expression)
// 21:2: cannot assign to struct field m["a"].n in map
// 22:2: cannot assign to nil (neither addressable nor a map index expression)
// 23:2: cannot assign to true (neither addressable nor a map index expression)
// 25:2: cannot assign to s[0] (neither addressable nor a map index expression)
// 26:2: cannot assign to f (neither addressable nor a map index expression)

package main

const size = 8

func f() int { return 1 }

func main() {
	size = 9
	f() = 2
	"abc"[0] = 'x'
	m := map[string]struct{ n int }{}
	m["a"].n = 1
	nil = 1
	true = false
	s := "abc"
	s[0] = 'x'
	f = nil
}

// 9:10: cannot use s[:1] (value of type string) as rune value in return statement
// 14:3: cannot assign to s[1:] (neither addressable nor a map index expression)
// 15:12: cannot use s[0:1] (value of type []int) as string value in argument to head
// 16:7: invalid operation: s[:1] + 1 (mismatched types []int and untyped int)

package main

func head(s string) rune {
	return s[:1]
}

func main() {
	s := []int{1, 2}
	s[1:] = nil
	_ = head(s[0:1])
	_ = s[:1] + 1
}

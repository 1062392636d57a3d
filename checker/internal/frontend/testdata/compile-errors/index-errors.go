// 12:7: cannot index n (variable of type int)
// 14:8: cannot convert "a" (untyped string constant) to type int
// 15:8: 1.5 (untyped float constant) truncated to int
// 17:8: cannot use 1 (untyped int constant) as string value in map index
// 18:6: cannot slice n (variable of type int)
// 19:10: invalid slice indices: 1 < 2

package main

func main() {
	n := 4
	_ = n[0]
	s := []int{1}
	_ = s["a"]
	_ = s[1.5]
	m := map[string]int{}
	_ = m[1]
	_ = n[1:2]
	_ = s[2:1]
}

// 14:6: invalid operation: not enough arguments for len() (expected 1, found 0)
// 15:6: invalid operation: too many arguments for len(s, s) (expected 1, found 2)
// 16:6: invalid operation: not enough arguments for append() (expected 1, found 0)
// 17:6: invalid operation: make([]int) expects 2 or 3 arguments; found 1
// 18:11: invalid argument: cannot make int: type must be slice, map, or channel
// 19:10: invalid argument: map[int]int{} (value of type map[int]int) for built-in cap
// 20:9: invalid argument: s (variable of type []int) is not a map
// 21:10: invalid copy: argument must be a slice; have 1 (untyped int constant)

package main

func main() {
	var s []int
	_ = len()
	_ = len(s, s)
	s = append()
	_ = make([]int)
	_ = make(int)
	_ = cap(map[int]int{})
	delete(s, 1)
	copy(s, 1)
}

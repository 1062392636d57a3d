// 19:13: too few values in struct literal of type board
// 20:20: too many values in struct literal of type board
// 21:18: mixture of field:value and value elements in struct literal
// 22:12: unknown field m in struct literal of type board
// 23:18: duplicate field name n in struct literal
// 24:12: cannot use "a" (untyped string constant) as int value in struct literal
// 25:19: index 2 is out of bounds (>= 2)
// 26:12: cannot use "a" (untyped string constant) as int value in array or slice literal
// 27:21: missing key in map literal

package main

type board struct {
	n    int
	rows []int
}

func main() {
	_ = board{4}
	_ = board{4, nil, 1}
	_ = board{n: 4, nil}
	_ = board{m: 4}
	_ = board{n: 1, n: 2}
	_ = board{"a", nil}
	_ = [2]int{1, 2, 3}
	_ = []int{"a"}
	_ = map[string]int{1}
}

// 6:44: duplicate key "a" in map literal
// 8:33: duplicate index 0 in array or slice literal

package main

var names = map[string]int{"a": 1, "b": 2, "a": 3}

var rows = [...]int{0: 1, 1: 2, 0: 3}

func main() {}

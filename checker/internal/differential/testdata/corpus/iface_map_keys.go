package main

import "fmt"

// Interface values as keys and operands of ==.

type pos struct{ r, c int }
type id int
type other int

type piece interface{ letter() string }
type queen struct{ p pos }
type pawn struct{ p pos }

func (q queen) letter() string { return "Q" }
func (p *pawn) letter() string { return "P" }

func main() {
	m := map[any]string{}
	m[1] = "int"
	m[id(1)] = "id"
	m[other(1)] = "other"
	m["1"] = "string"
	m[1.0] = "float"
	m[pos{1, 2}] = "pos"
	m[[2]int{1, 2}] = "array"
	m[nil] = "nil"
	m[true] = "bool"
	m['1'] = "rune"
	fmt.Println(len(m), m[1], m[id(1)], m[other(1)], m[pos{1, 2}], m[[2]int{1, 2}], m[nil], m['1'], m[1.0])
	_, ok := m[int64(1)]
	fmt.Println(ok)
	pw := &pawn{pos{0, 0}}
	seen := map[piece]int{}
	seen[queen{pos{1, 1}}]++
	seen[queen{pos{1, 1}}]++
	seen[queen{pos{2, 1}}]++
	seen[pw]++
	seen[&pawn{pos{0, 0}}]++
	fmt.Println(len(seen), seen[queen{pos{1, 1}}], seen[pw])
	var a, b any = id(3), id(3)
	var c any = other(3)
	fmt.Println(a == b, a == c, a == any(3), a == id(3), c != other(3))
	var p1, p2 piece = queen{}, queen{}
	fmt.Println(p1 == p2, p1 == piece(pw), p1 != nil)
	x := [2]any{1, "a"}
	y := [2]any{1, "a"}
	fmt.Println(x == y, struct{ v any }{2} == struct{ v any }{2})
	for k, v := range map[any]int{id(5): 1} {
		fmt.Printf("%T %v %v\n", k, k, v)
	}
	delete(m, any(id(1)))
	fmt.Println(len(m), m[id(1)] == "")
}

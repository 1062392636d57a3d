package main

import "fmt"

type pos struct{ r, c int }

func main() {
	m := map[string]int{"a": 1}
	m["b"]++
	m["b"] += 5
	delete(m, "zzz")
	fmt.Println(m, len(m), m["none"])
	var none map[string]int
	fmt.Println(none["x"], len(none), none == nil)
	for range none {
		fmt.Println("never")
	}
	n := m
	n["c"] = 3
	fmt.Println(len(m), m["c"])
	grid := map[pos]rune{{0, 0}: 'Q', {1, 2}: 'q'}
	if r, ok := grid[pos{1, 2}]; ok {
		fmt.Println(string(r), grid[pos{5, 5}])
	}
	grid[pos{0, 0}]++
	fmt.Printf("%c %d\n", grid[pos{0, 0}], len(grid))
	lists := map[bool][]int{}
	for i := range 6 {
		lists[i%2 == 0] = append(lists[i%2 == 0], i)
	}
	fmt.Println(lists)
	nested := map[string]map[int]string{"x": {1: "one"}}
	if nested["y"] == nil {
		nested["y"] = map[int]string{}
	}
	nested["y"][2] = "two"
	fmt.Println(nested, nested["q"][3] == "")
	fns := map[string]func(...int) int{
		"sum": func(xs ...int) (s int) {
			for _, x := range xs {
				s += x
			}
			return
		},
		"len": func(xs ...int) int { return len(xs) },
	}
	fmt.Println(fns["sum"](1, 2, 3), fns["len"]())
	arr := map[[2]int]*pos{{1, 1}: {7, 8}}
	arr[[2]int{1, 1}].r *= 2
	fmt.Println(*arr[[2]int{1, 1}])
	ifs := map[float64]any{1.5: "s", 2: 3, -0.5: nil}
	fmt.Println(ifs)
	runes := map[rune]bool{}
	for _, r := range "hello" {
		runes[r] = true
	}
	fmt.Println(len(runes), runes['l'], runes['z'])
	x := map[int]int{}
	x[len(x)] = len(x)
	x[len(x)] = len(x) * 10
	fmt.Println(x)
}

package main

import "fmt"

// Pointers to loop variables and to variables declared in the body.

type node struct {
	v    int
	next *node
}

type holder struct{ arr [2]int }

func main() {
	var head *node
	for i := 0; i < 4; i++ {
		n := node{v: i * i}
		n.next = head
		head = &n
	}
	for n := head; n != nil; n = n.next {
		fmt.Print(n.v, " ")
	}
	fmt.Println()

	var rows [][]int
	for i := range 3 {
		var row [3]int
		row[i] = 1
		rows = append(rows, row[:])
	}
	fmt.Println(rows)

	var hs []*holder
	for _, h := range []holder{{[2]int{1, 2}}, {[2]int{3, 4}}} {
		h.arr[0] *= 10
		hs = append(hs, &h)
	}
	fmt.Println(*hs[0], *hs[1])

	byName := map[string]*int{}
	for i, name := range []string{"x", "y"} {
		byName[name] = &i
	}
	*byName["x"] += 40
	fmt.Println(*byName["x"], *byName["y"])

	var views []*[2]int
	for i := 0; i < 2; i++ {
		pair := [2]int{i, -i}
		p := &pair
		p[1]--
		views = append(views, p)
	}
	fmt.Println(*views[0], *views[1])
	var bs []*bool
	for x := range 2 {
		b := x > 0
		bs = append(bs, &b)
	}
	fmt.Println(*bs[0], *bs[1])
}

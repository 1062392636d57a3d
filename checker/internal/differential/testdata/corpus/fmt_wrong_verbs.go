package main

import "fmt"

type level int
type word string
type on bool
type ratio float64
type lv int

func (l lv) String() string { return fmt.Sprintf("L%d", int(l)) }

type pair struct {
	a level
	b word
	c on
	d ratio
	e lv
	F lv
}

func main() {
	p := pair{1, "x", true, 2.5, 3, 4}
	fmt.Printf("%s|%d|%v|%+v|%5s|%t\n", p, p, p, p, p, p)
	fmt.Printf("%s %d %s %f %z\n", level(3), word("w"), on(false), level(9), lv(7))
	fmt.Printf("%d %s %x %q\n", []word{"a", "b"}, []level{1, 2}, []word{"hi"}, []on{true})
	fmt.Printf("%6.2f|%-8v|%08d|%+d|%e\n", ratio(1.234), level(5), level(42), level(7), p.d)
	fmt.Printf("%d %d\n", level(1))

	fmt.Printf("%v %s\n", map[word]level{"k": 1}, map[level]word{1: "z"})
	fmt.Printf("%t %v %c %U\n", on(true), on(false), level('q'), level(0x265B))
	fmt.Printf("%s %v %d\n", nil, nil, nil)
	fmt.Printf("%s %d\n", error(nil), []any{nil, level(2)})
	fmt.Printf("%T %T %T %T\n", p, []level{}, map[word]on{}, lv(1))
}

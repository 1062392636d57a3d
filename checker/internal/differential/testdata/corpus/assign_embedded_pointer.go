// Several places at once, of which one is behind an embedded pointer that another sets.
package main

import "fmt"

type inner struct {
	a int
	r [2]int
}

type middle struct {
	*inner
	k int
}

type outer struct {
	middle
	n int
}

func main() {
	first, second := &inner{a: 1}, &inner{a: 2}
	e := middle{inner: first}
	e.inner, e.a = second, 5
	fmt.Println(*first, *second, e.inner == second)
	e.a, e.inner, e.r[1] = 6, first, 7
	fmt.Println(*first, *second, e.inner == first)
	o := outer{middle: e}
	o.inner, o.a, o.r = second, 8, [2]int{1, 2}
	fmt.Println(*first, *second)
	list := []outer{o}
	list[0].inner, list[0].r[0] = first, 9
	fmt.Println(*first, *second)
	p := &list[0]
	p.middle, p.a = middle{inner: second}, 10
	fmt.Println(*first, *second)
	for list[0].inner, p.a = range map[*inner]int{first: 11} {
	}
	fmt.Println(*first, *second, p.inner == first)

	list[0].inner = second
	i := 3
	set := func() {
		defer func() { fmt.Println(recover()) }()
		list[0].inner, list[i].r = &inner{}, [2]int{}
	}
	set()
	fmt.Println(*list[0].inner, list[0].inner == second)
	list = append(list, outer{})
	i = 1
	set()
	fmt.Println(*list[0].inner, list[0].inner == second)
}

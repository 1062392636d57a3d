package main

import "fmt"

// A slice's length is taken once, its elements are read as the loop comes to
// them.

type item struct {
	name  string
	count int
}

func main() {
	s := []int{1, 2, 3}
	for i, v := range s {
		s = append(s, v*10)
		if i == 0 {
			s[1] = 99
		}
		fmt.Print(v, " ")
	}
	fmt.Println(s)

	t := []int{1, 2, 3}
	for i, v := range t {
		if i+1 < len(t) {
			t[i+1] += v
		}
	}
	fmt.Println(t)

	items := []item{{"a", 1}, {"b", 2}}
	for _, it := range items {
		it.count = 100
	}
	fmt.Println(items)
	for i := range items {
		items[i].count *= 2
	}
	fmt.Println(items)
	for i, p := range []*item{&items[0], &items[1]} {
		p.name += fmt.Sprint(i)
	}
	fmt.Println(items)

	for i := range t {
		t = t[:1]
		fmt.Print(i)
	}
	fmt.Println(len(t))
	var none []string
	for range none {
		fmt.Println("never")
	}
	var i, v int
	for i, v = range []int{7, 8} {
	}
	fmt.Println(i, v)
	a := [5]int{}
	for a[0], a[1] = range []int{4, 5, 6} {
		a[2] += a[1]
	}
	fmt.Println(a)
}

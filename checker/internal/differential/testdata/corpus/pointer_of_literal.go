package main

import (
	"fmt"
)

type T struct {
	a int
	b [2]int
}

func main() {
	fmt.Println((*(&T{1, [2]int{}})).a)
	fmt.Println((*&T{a: 2}).a)
	x := *(&T{3, [2]int{4, 5}})
	fmt.Println(x.a, (*(&T{3, [2]int{4, 5}})).b[1])
	p := &T{6, [2]int{}}
	fmt.Println((*(p)).a, (*&p).a, (*&*p).a, (&*p).a)
	fmt.Println((*(&[]int{7}))[0], (*&[2]int{8, 9})[1], *&x.a, *(&x.b[1]))
	fmt.Println(*new(T), (*new(T)).a, new(T).b[0], (&T{}).a)
	y := 5
	fmt.Println(*&y, *(*(&p)), -*&y)
	*&y = 6
	(*&p).a = 9
	*(&p.b[0]) = 3
	(&x).a++
	(*(&x)).b[0]--
	fmt.Println(y, *p, x)
	q := &(*p)
	q.a = 77
	r := &(p.b)
	r[1] = 88
	fmt.Println(*p, q == p)
}

package main

import "fmt"

// String on the pointer is used for pointers only, on the value for both.

type byPtr struct{ n int }

func (b *byPtr) String() string { return fmt.Sprint("ptr", b.n) }

type byVal struct{ n int }

func (b byVal) String() string { return fmt.Sprint("val", b.n) }

type holder struct {
	P byPtr
	V byVal
	Q *byVal
}

type embeds struct {
	byVal
	extra int
}

type embedsPtr struct {
	*byPtr
	extra int
}

func main() {
	p, v := byPtr{1}, byVal{2}
	fmt.Println(p, &p, v, &v)
	fmt.Println([]byPtr{p}, []byVal{v})
	fmt.Println(map[int]byVal{1: v}, map[int]byPtr{1: p})
	fmt.Println(holder{P: p, V: v})
	fmt.Printf("%+v %s\n", holder{P: p, V: v}, v)
	fmt.Println(embeds{v, 3}, embedsPtr{&p, 4})
	fmt.Printf("%v %+v\n", embeds{v, 3}, []embeds{{v, 5}})
	var nilVal *byVal
	var nilPtr *byPtr
	fmt.Println(nilVal, nilPtr == nil)
	var s fmt.Stringer = &p
	p.n = 9
	fmt.Println(s, s.String())
	for _, x := range []any{p, &p, v, &v} {
		_, ok := x.(fmt.Stringer)
		fmt.Print(ok, " ")
	}
	fmt.Println()
}

package main

import "fmt"

type pair[A, B any] struct {
	first  A
	second B
}

func first() any {
	type cell struct{}
	return pair[cell, int]{}
}

func main() {
	type cell int
	type alias = pair[cell, bool]
	{
		type cell string
		fmt.Printf("%T %T\n", pair[cell, int]{}, cell("x"))
	}
	fmt.Printf("%T %T %T\n", pair[cell, []cell]{}, alias{}, cell(1))
	func() {
		type queen struct{ at cell }
		fmt.Printf("%T %T\n", pair[map[cell]queen, pair[*queen, any]]{}, []queen{})
	}()
	fmt.Printf("%T %v\n", first(), first())
	_, same := first().(pair[cell, int])
	fmt.Println(same)
}

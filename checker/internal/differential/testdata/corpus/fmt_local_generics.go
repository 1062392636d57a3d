package main

import (
	"fmt"
)

type G[T any] struct{ x T }

func main() {
	type local[T any] struct{ x T }
	type plain int
	type two[A, B any] struct {
		a A
		b B
	}
	fmt.Printf("%T %T %T\n", local[int]{}, local[local[string]]{}, G[local[plain]]{})
	fmt.Printf("%T %T %T\n", two[plain, local[int]]{}, G[two[int, plain]]{}, map[plain]local[[]local[bool]]{})
	fmt.Printf("%v %+v\n", two[plain, local[int]]{1, local[int]{2}}, local[G[plain]]{})
}

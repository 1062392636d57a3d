package main

type T struct{ x int }

func f() int { return 1 }

func main() {
	x, y := 1, 2
	a := []int{1}
	t := T{}
	var i any
	select {
	case x > y:
	case f():
	case a[0]:
	case a[1:2]:
	case t.x:
	case i.(int):
	}
}

// 17:7: invalid operation: cannot indirect n (variable of type int)
// 18:7: invalid operation: cannot take address of 4 (untyped int constant)
// 19:10: cannot call pointer method grow on board
// 21:4: p.grow undefined (type **board has no field or method grow)
// 22:8: p.n undefined (type **board has no field or method n)
// 23:8: n.x undefined (type int has no field or method x)
// 25:8: i.x undefined (type *int has no field or method x)

package main

type board struct{ n int }

func (b *board) grow() { b.n++ }

func main() {
	n := 4
	_ = *n
	_ = &4
	board{}.grow()
	var p **board
	p.grow()
	_ = p.n
	_ = n.x
	var i *int = nil
	_ = i.x
}

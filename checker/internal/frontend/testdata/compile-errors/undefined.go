// 17:14: undefined: n
// 18:6: undefined: fmt.Printline
// 20:4: b.place undefined (type board has no field or method place)
// 21:4: b.Size undefined (type board has no field or method Size, but does have field size)
// 22:6: declared and not used: q
// 22:8: undefined: queen
// 23:2: undefined: sort
// 24:2: undefined: solve

package main

import "fmt"

type board struct{ size int }

func main() {
	fmt.Println(n)
	fmt.Printline(4)
	var b board
	b.place(1)
	b.Size = 2
	var q queen
	sort.Ints(nil)
	solve(4)
}

// Jumps over statements in which a variable stands beside a call that changes it.
package main

import (
	"fmt"
)

var n int

func next() int { n++; return n }
func main() {
	x := 1
	i := 0
loop:
	x = x*2 + n*3 + next()
	i++
	if n*2+next() < 20 {
		goto loop
	}
	fmt.Println(x, i, n)
	switch {
	case x > 1:
		y := n*2 + next()
		fmt.Println(y)
		if y > 100 {
			goto end
		}
		z := n + next()*n
		fmt.Println(z)
	}
end:
	fmt.Println("end", n)
}

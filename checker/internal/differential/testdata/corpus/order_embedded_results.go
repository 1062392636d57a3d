// What a call changes behind embedded pointers, and results that pointers keep.
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

var shared = &middle{inner: &inner{a: 1}}
var kept *inner

func renew() [2]int  { *shared = middle{inner: &inner{a: 7}}; return [2]int{3, 4} }
func keeper() *inner { return kept }

func result(k int) (r inner, p *inner) {
	kept = &r
	return inner{a: k}, keeper()
}

func (m *inner) keep() { kept = m }

func byMethod(k int) (r inner) {
	r.keep()
	if k == 0 {
		return
	}
	return inner{a: k}
}

func main() {
	old, n := shared.inner, 0
	n, shared.r = n|3, renew()
	fmt.Println(*old, *shared.inner, n)
	r, p1 := result(4)
	fmt.Println(r, *p1, *kept)
	fmt.Println(byMethod(5), *kept, byMethod(0), *kept)
}

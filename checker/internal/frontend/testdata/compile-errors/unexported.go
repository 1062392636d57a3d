// 17:6: undefined: fmt.println (but have Println)
// 17:16: name sqrt not exported by package math
// 17:27: undefined: m.floor (but have Floor)
// 18:10: undefined: strings.explode
// 20:4: b.grow undefined (cannot refer to unexported method grow)
// 21:8: b.buf undefined (cannot refer to unexported field buf)

package main

import (
	"fmt"
	m "math"
	"strings"
)

func main() {
	fmt.println(m.sqrt(2), m.floor(2.5))
	strings.explode("a", 1)
	var b strings.Builder
	b.grow(1)
	_ = b.buf
}

package main

import "fmt"

// The assignment operators evaluate their left side once.

type counter struct{ calls int }

func (c *counter) next() int {
	c.calls++
	return c.calls % 3
}

func main() {
	c := &counter{}
	a := []int{1, 10, 100}
	a[c.next()] += 5
	a[c.next()] *= 2
	a[c.next()] -= 1
	a[c.next()]++
	a[c.next()] <<= 3
	fmt.Println(a, c.calls)

	m := map[string]int{}
	for _, w := range []string{"b", "a", "b", "c", "b"} {
		m[w]++
		m["all"] += 1
	}
	fmt.Println(m)

	x := 0b1111
	x &^= 0b0101
	fmt.Printf("%b\n", x)
	x |= 0x40
	x ^= 0xff
	x %= 50
	x >>= 1
	fmt.Println(x)

	s := "go"
	s += "lang"
	s += string(rune('!'))
	fmt.Println(s)

	type acc struct{ sum struct{ total float64 } }
	var t acc
	t.sum.total += 1.5
	t.sum.total *= 4
	t.sum.total /= 3
	fmt.Println(t)

	words := map[string][]string{}
	for _, w := range []string{"apple", "avocado", "bean"} {
		words[w[:1]] = append(words[w[:1]], w)
	}
	fmt.Println(words)
}

// 16:2: undefined: a
// 17:2: undefined: b
// 18:2: undefined: c
// 19:2: undefined: d
// 20:2: undefined: e
// 21:2: undefined: f
// 22:2: undefined: g
// 23:2: undefined: h
// 24:2: undefined: i
// 25:2: undefined: j
// 25:2: too many errors

package main

func main() {
	a = 1
	b = 2
	c = 3
	d = 4
	e = 5
	f = 6
	g = 7
	h = 8
	i = 9
	j = 10
}

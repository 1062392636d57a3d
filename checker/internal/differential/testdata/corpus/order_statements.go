// Every statement in which a variable stands beside a call that changes it.
package main

import "fmt"

var n, calls int

var (
	early = n*2 + next()
	a, b  = n + 1, next()
)

func next() int      { n++; calls++; return n }
func yes() bool      { n++; return true }
func no() bool       { n++; return false }
func text() string   { n++; return fmt.Sprint(n) }
func two() (int, int) { n++; return n, n * 10 }

type cell struct{ row, col int }

func returned() (int, int, bool) { return n * 2, next(), n > 3 && yes() }

func anything() any { return n*2 + next() }

func deferred() {
	defer fmt.Println("deferred", n*2, next(), n+1)
	defer func(k int) { fmt.Println("literal", k) }(n*2 + next())
	n += 10
}

func main() {
	fmt.Println(early, a, b)
	x := n*2 + next()
	var y, z = n * 2, next()
	fmt.Println(x, y, z)
	n *= next()
	n += next() * n
	x, y = n-1, next()
	fmt.Println(x, y, z, n)
	fmt.Println(n > 3, next(), n+1, int8(n)+1, next(), -n, []int{n, next(), n}, cell{n, next()}, &n != nil)
	fmt.Println(returned())
	fmt.Println(anything())
	deferred()

	if n*2+next() > 20 && n*2+next() > 21 || yes() {
		fmt.Println("if", n)
	} else if k := n * 2; k+next() > 2 {
		fmt.Println("else", n)
	}
	if (n > 3) == no() {
		fmt.Println("not")
	} else {
		fmt.Println("equal", n)
	}
	n = 0
	for i := 0; n*2+next() < 20; i += n + next() {
		fmt.Println("for", i, n)
	}
	for i := 0; i < 2 && n*2+next() > 0; i++ {
		f := func() int { i += 0; return i }
		fmt.Println("cells", f(), n)
	}
	switch n = 1; n*2 + next() {
	case 3:
		fmt.Println("early")
	case 4:
		fmt.Println("late")
	}
	for i := range n%3 + next()%3 {
		fmt.Println("range", i)
	}
	for _, v := range []int{n + 1, next(), n} {
		fmt.Println("of", v)
	}
	c := make(chan int, 9)
	c <- n*2 + next()
	done := []chan int{c, c, c}
	n = 0
	done[n] <- next()
	fmt.Println(<-c, <-c, len(c))
	go func(k int) { c <- k }(n*2 + next())
	fmt.Println(<-c)

	var places [40]int
	n = 3
	places[n] = next()
	places[n+1] += next() + n
	places[n], places[next()] = n, next()
	list := []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}
	n = 0
	fmt.Println(list[n+1], next(), list[n:][next()], len(list[n:])+next(), min(n+1, 9)+next())
	places[len(list[n:])-2] = next()
	places[len(list[n:])&7] += next()
	words, word := map[string]int{}, "ab"
	longer := func() int { word += "c"; return len(word) }
	words[word[1:]] = longer()
	words[word] = longer()
	words[word[1:]+"!"] += longer()
	fmt.Println(words)
	grow := func() int { list = append(list, 1); return 7 }
	list[len(list)-1] = grow()
	list = append(list, n*2, next(), grow())
	fmt.Println(places, list)

	m, k := map[int][]int{}, map[cell]int{{1, 1}: 5, {2, 2}: 6}
	n = 1
	m[3] = append(m[3], n*2, next())
	m[n] = append(m[next()], n)
	fmt.Println(m, k[cell{n, n}]+next(), k[cell{n - 2, n - 2}], m[n+1], next())
	fs := []func(int) int{func(k int) int { return k }, func(k int) int { return -k }}
	n = 0
	fmt.Println(fs[n](next()), fs[n&1](next()), text()+fmt.Sprint(n)+text(), (n > 2 || yes()) == (n > 2 && no()), n)
	n = 0
	fmt.Println(map[string]int{"a": n, "b": next(), "c": n * 2, "d": n + next(), "e": 5, "f": n}, map[int]any{next(): n, 9: n > 3, next() + 5: []int{n, next(), n}})
	names := map[string]string{"x": fmt.Sprint(n), text(): "x", "y": text()}
	names[text()] = fmt.Sprint(names, map[int]bool{n: yes(), n + 1: n > 8})
	fmt.Println(names)
	pick := func(k int) []func(int) int { n = k; return fs }
	fmt.Println(pick(0)[n&1](next()), fs[n%2+len(fs)-2](next()), pick(1)[0](n)+next())
	i, j := n, 0
	places[n], j = two()
	i, list[n] = two()
	fmt.Println(i, j, places[n], list[n], calls)
}

// Calls in places and in what is ranged over are made once, and before what they store.
package main

import "fmt"

type queen struct{ row, col int }

type pair struct {
	first *queen
	list  []int
}

var board = [3]int{1, 2, 3}
var total int

func at() *[3]int      { fmt.Println("at"); return &board }
func whole() [3]int    { fmt.Println("whole"); return board }
func k(n int) int      { fmt.Println("k", n); return n }
func pick(a []int) int { total += 5; return len(a) }
func two(n int) (int, bool) {
	fmt.Println("two", n)
	return n, true
}

func try(f func()) {
	defer func() {
		if r := recover(); r != nil {
			fmt.Println(r)
		}
	}()
	f()
}

func made() (*queen, any, int) {
	return &queen{total, 1}, any(total), pick(nil)
}

func main() {
	fmt.Println(at()[k(1)], (*at())[2], whole()[k(0)])
	at()[k(2)]++
	at()[k(0)] += k(10)
	fmt.Println(board)
	for i := range whole() {
		fmt.Println(i)
	}
	for i := range at() {
		fmt.Println(i)
	}
	for range whole() {
		fmt.Println("turn")
	}
	fmt.Println(len(at()), cap(whole()), len(whole()))

	list, i := []int{0, 0, 0, 0}, 3
	for i, list[i] = range whole() {
	}
	fmt.Println(i, list)
	for list[k(1)], at()[k(2)] = range whole() {
		fmt.Println(list, board)
	}
	m, flags, ok := map[string]int{"a": 1}, []bool{false, false}, false
	list[k(1)], flags[k(0)] = m["b"]
	list[k(2)], ok = m["a"]
	list[k(3)], flags[k(1)] = two(k(4))
	fmt.Println(list, flags, ok)

	var text any = "x"
	try(func() { list[k(9)] = k(1) })
	try(func() { list[k(9)] += k(1) })
	try(func() { list[k(9)] <<= k(1) })
	try(func() { list[k(9)] = text.(int) })
	try(func() { list[k(9)] = list[i+10] })
	try(func() { at()[k(9)] = list[i+10] })
	try(func() { list[k(9)], flags[k(9)] = two(list[i+10]) })

	fmt.Println(made())
	p := []*queen{{total, 1}, {pick(nil), 2}}
	fmt.Println(*p[0], *p[1])
	q := pair{&queen{total, total}, []int{total, pick(nil)}}
	fmt.Println(*q.first, q.list)
	fmt.Println(*(&queen{total, 3}), pick(nil))
}

package main

import (
	"fmt"
	"slices"
	"sort"
	"strings"
	"sync"
)

// Declared functions as values in a function that defers, and in literals: in all
// places, and before the functions are declared.

type op struct {
	name string
	do   func(int) bool
}

type test func(int) bool

func (t test) on(n int) bool { return t(n) }

func use(f func(int) bool) string { return fmt.Sprint(f(1), f(9)) }

func uses(fs ...func(int) bool) (s string) {
	for _, f := range fs {
		s += use(f) + ";"
	}
	return s
}

func main() {
	defer fmt.Println("end")
	defer hello()
	fmt.Println(sort.Search(100, above), strings.Map(up, "abc"), strings.FieldsFunc("xbaby", isB))
	o := op{"f", above}
	fmt.Println(use(above), use(o.do), o.do(7))
	o.do = above
	p := &op{do: above}
	fmt.Println(use(o.do), use(p.do), p.do(2))
	named := map[string]func(int) bool{"a": above}
	named["b"] = above
	list := []func(int) bool{above, above}
	list = append(list, above)
	fmt.Println(use(named["a"]), named["b"](7), use(list[2]), uses(above, above), uses(list...))
	var a any = above
	c := make(chan func(int) bool, 1)
	c <- above
	fmt.Println(a.(func(int) bool)(7), use(a.(func(int) bool)), (<-c)(7))
	var i interface{ on(int) bool } = test(above)
	fmt.Println(test(above).on(7), use(test(above)), i.on(7))
	x, y := above, above
	x, y = y, above
	fmt.Println(x(7), sort.Search(100, y), slices.IndexFunc([]int{1, 9}, above))
	var once sync.Once
	once.Do(hello)
	five5 := sync.OnceValue(five)
	var all sync.WaitGroup
	all.Go(hello)
	all.Wait()
	fmt.Println(five5(), five5(), same(above)(7), same(same[int])(3))
	for range count {
		func() {
			s := struct{ f func(int) bool }{above}
			g := pick(s.f(9))
			s.f = above
			fmt.Println(use(s.f), sort.Search(9, g), sort.Search(9, pick(false)), sort.Search(9, above))
			sorted := []int{3, 1, 2}
			slices.SortFunc(sorted, diff)
			fmt.Println(sorted)
		}()
	}
}

func pick(yes bool) func(int) bool {
	if yes {
		return above
	}
	return func(n int) bool { return !above(n) }
}

func count(yield func(int) bool) { _ = yield(1) && yield(2) }
func diff(a, b int) int          { return a - b }
func same[T any](x T) T          { return x }
func hello()                     { fmt.Println("hello") }
func five() int                  { return 5 }
func isB(r rune) bool            { return r == 'b' }
func up(r rune) rune             { return r - 32 }
func above(n int) bool           { return n > 3 }

package main

import (
	"fmt"
	"sync"
)

type table [11]int

func (t table) String() string { return fmt.Sprint("table of ", len(t)) }

var counts = sync.OnceValue(func() table {
	fmt.Println("made once")
	var t table
	for n := range t {
		t[n] = count(n, 0, 0, 0)
	}
	return t
})

func count(n int, cols, l, r uint) int {
	full := uint(1)<<n - 1
	if cols == full {
		return 1
	}
	s := 0
	for free := full &^ (cols | l | r); free != 0; free &= free - 1 {
		p := free & -free
		s += count(n, cols|p, (l|p)<<1, (r|p)>>1)
	}
	return s
}

var both = sync.OnceValues(func() (string, error) { fmt.Println("both"); return "text", fmt.Errorf("wrong") })

type lazy[T any] struct{ get func() T }

func later[T any](f func() T) lazy[T] { return lazy[T]{sync.OnceValue(f)} }

func main() {
	for _, n := range []int{1, 8, 5} {
		fmt.Println(counts()[n])
	}
	fmt.Println(counts())
	text, err := both()
	fmt.Println(text, err)
	fmt.Println(both())
	l := later(func() []int { fmt.Println("list"); return []int{1, 2} })
	l.get()[0] = 7
	fmt.Println(l.get())
	var v func() any = sync.OnceValue(func() any { return table{} })
	fmt.Println(v(), v().(fmt.Stringer).String())
	bad := sync.OnceValue(func() int { panic("no value") })
	for range 2 {
		func() {
			defer func() { fmt.Println("recovered", recover()) }()
			fmt.Println(bad())
		}()
	}
	run := sync.OnceFunc(func() { fmt.Println("recovers nothing:", recover()) })
	func() {
		defer func() { fmt.Println(recover()) }()
		defer run()
		panic("on")
	}()
}

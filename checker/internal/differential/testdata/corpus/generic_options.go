package main

import (
	"fmt"
	"strings"
)

// Generic optional values and results, and a chain of functions.

type option[T any] struct {
	val   T
	valid bool
}

func some[T any](v T) option[T] { return option[T]{v, true} }
func none[T any]() option[T]    { return option[T]{} }

func (o option[T]) or(d T) T {
	if o.valid {
		return o.val
	}
	return d
}

func (o option[T]) String() string {
	if !o.valid {
		return "none"
	}
	return fmt.Sprintf("some(%v)", o.val)
}

func then[T, U any](o option[T], f func(T) option[U]) option[U] {
	if !o.valid {
		return none[U]()
	}
	return f(o.val)
}

func find[T any](xs []T, ok func(T) bool) option[T] {
	for _, x := range xs {
		if ok(x) {
			return some(x)
		}
	}
	return none[T]()
}

type cache[K comparable, V any] struct {
	data  map[K]V
	order []K
	cap   int
	miss  func(K) (V, error)
}

func newCache[K comparable, V any](n int, miss func(K) (V, error)) *cache[K, V] {
	return &cache[K, V]{data: make(map[K]V), cap: n, miss: miss}
}

func (c *cache[K, V]) get(k K) (v V, err error) {
	if v, ok := c.data[k]; ok {
		return v, nil
	}
	if v, err = c.miss(k); err != nil {
		return
	}
	if len(c.order) == c.cap {
		delete(c.data, c.order[0])
		c.order = c.order[1:]
	}
	c.data[k], c.order = v, append(c.order, k)
	return
}

func main() {
	o := find([]int{1, 5, 8}, func(x int) bool { return x > 3 })
	fmt.Println(o, o.or(0), none[string]().or("default"), none[[]int]())
	s := then(o, func(x int) option[string] { return some(strings.Repeat("*", x)) })
	fmt.Println(s, then(s, func(string) option[bool] { return none[bool]() }))
	c := newCache(2, func(k string) (int, error) {
		if k == "" {
			return 0, fmt.Errorf("empty key")
		}
		return len(k) * 10, nil
	})
	for _, k := range []string{"a", "bb", "a", "ccc", ""} {
		v, err := c.get(k)
		fmt.Println(k, v, err, c.order)
	}
	fmt.Printf("%v %T\n", []option[int]{some(1), none[int]()}, o)
}

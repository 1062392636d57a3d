package main

import "fmt"

// What a generic function can learn about its type argument.

type kilo float64

func describe[T any](v T) string {
	switch x := any(v).(type) {
	case int:
		return fmt.Sprint("int ", x*2)
	case string:
		return "string " + x
	case []T:
		return fmt.Sprint("slice of itself ", len(x))
	case fmt.Stringer:
		return "stringer " + x.String()
	}
	return fmt.Sprintf("%T %v", v, v)
}

func (k kilo) String() string { return fmt.Sprintf("%.1fkg", float64(k)) }

func isZero[T comparable](v T) bool {
	var z T
	return v == z
}

func convert[To, From ~int | ~float64 | ~uint8](f From) To { return To(f) }

func countIf[T any, S ~[]T](s S, f func(T) bool) (n int) {
	for _, v := range s {
		if f(v) {
			n++
		}
	}
	return
}

func first[T any, S ~[]T](s S) (T, bool) {
	if len(s) == 0 {
		return *new(T), false
	}
	return s[0], true
}

type kilos []kilo

func tryAs[T any](v any) (T, bool) {
	t, ok := v.(T)
	return t, ok
}

func main() {
	fmt.Println(describe(4), describe("s"), describe(kilo(2)), describe(1.5), describe([]int{1}))
	fmt.Println(isZero(0), isZero("x"), isZero(kilo(0)), isZero([2]int{0, 1}), isZero(struct{ a int }{}))
	fmt.Println(convert[int](3.99), convert[uint8](300), convert[float64](7)/2, convert[kilo](2))
	fmt.Println(countIf(kilos{1, 5, 9}, func(k kilo) bool { return k > 2 }))
	fmt.Println(first(kilos{3}))
	fmt.Println(first([]string{}))
	fmt.Println(tryAs[int](5))
	fmt.Println(tryAs[string](5))
	fmt.Println(tryAs[fmt.Stringer](kilo(1)))
	fmt.Println(tryAs[error](nil))
}

// 26:13: string does not satisfy int | float64 (string missing in int | float64)
// 28:17: cannot use 2.5 (untyped float constant) as int value in argument to largest (truncated)
// 29:10: in call to zero, cannot infer T (declared at ./main.go:19:11)
// 30:8: cannot use generic type list[T any] without instantiation
// 32:6: too many type arguments for type list: have 2, want 1
// 33:14: string does not satisfy int | float64 (string missing in int | float64)

package main

func largest[T int | float64](a, b T) T {
	if a > b {
		return a
	}
	return b
}

type list[T any] struct{ items []T }

func zero[T any]() T {
	var z T
	return z
}

func main() {
	_ = largest(1, 2.5)
	_ = largest("a", "b")
	var n int
	_ = largest(n, 2.5)
	_ = zero()
	var l list
	_ = l
	_ = list[int, int]{}
	_ = largest[string]
}

package main

import (
	"fmt"
	"runtime"
)

// The words of run-time errors.

type animal interface{ sound() string }
type dog struct{}

func (dog) sound() string { return "woof" }

func try(f func()) {
	defer func() {
		r := recover()
		_, isRuntime := r.(runtime.Error)
		err, isError := r.(error)
		fmt.Println(r, isRuntime, isError)
		if isError {
			fmt.Println(len(err.Error()))
		}
	}()
	f()
}

func main() {
	zero, five := 0, 5
	s := []int{1, 2, 3}
	a := [3]int{}
	var m map[string]int
	var p *struct{ x int }
	var x any = "text"
	var an animal
	var fn func()
	try(func() { fmt.Println(five / zero) })
	try(func() { fmt.Println(five % zero) })
	try(func() { fmt.Println(s[five]) })
	try(func() { s[zero-1] = 1 })
	try(func() { fmt.Println(a[five]) })
	try(func() { fmt.Println("abc"[five]) })
	try(func() { fmt.Println(s[five:]) })
	try(func() { fmt.Println(s[2 : 1+zero]) })
	try(func() { fmt.Println("abc"[five:]) })
	try(func() { m["k"] = 1 })
	try(func() { p.x = 1 })
	try(func() { fmt.Println(x.(int)) })
	try(func() { fmt.Println(x.(animal)) })
	try(func() { fmt.Println(an.(dog)) })
	try(func() { fmt.Println(an.sound()) })
	try(func() { fn() })
	try(func() { _ = make([]int, zero-1) })
	try(func() { _ = [2]int(s[:1]) })
}

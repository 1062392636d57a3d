package main

import "fmt"

type point struct{ x, y int }

const limit = 8

func get() point { return point{} }

func main() {
	limit = 9
	m := map[string]point{}
	m["a"].x = 1
	get().x = 2
	"abc"[0] = 'x'
	s := "abc"
	s[1] = 'y'
	5 = limit
	nil = m
	fmt.Println(m, s)
}

package main

import (
	"errors"
	"fmt"
)

// Type assertions with and without ok.

type animal interface{ sound() string }
type dog struct{ name string }
type cat struct{}
type loud interface{ volume() int }

func (d *dog) sound() string { return d.name + " woofs" }
func (d *dog) volume() int   { return 9 }
func (cat) sound() string    { return "meow" }

func describe(v any) string {
	if n, ok := v.(int); ok {
		return fmt.Sprint("int ", n+1)
	}
	if s, ok := v.(string); ok {
		return "string " + s
	}
	if a, ok := v.(animal); ok {
		if l, ok := a.(loud); ok {
			return fmt.Sprint(a.sound(), " at ", l.volume())
		}
		return a.sound()
	}
	if f, ok := v.(func(int) int); ok {
		return fmt.Sprint("func ", f(20))
	}
	if e, ok := v.(error); ok {
		return "error " + e.Error()
	}
	if xs, ok := v.([]int); ok {
		return fmt.Sprint("slice of ", len(xs))
	}
	return fmt.Sprintf("something else %v", v)
}

func main() {
	for _, v := range []any{41, "x", &dog{"Rex"}, cat{}, func(x int) int { return x * 2 }, errors.New("bad"), []int{1}, int8(3), nil, 2.5} {
		fmt.Println(describe(v))
	}
	var a animal = cat{}
	c := a.(cat)
	_, isDog := a.(*dog)
	fmt.Println(c.sound(), isDog)
	var zero *dog
	zero, ok := a.(*dog)
	fmt.Println(zero == nil, ok)
	var e any = a
	fmt.Println(e.(animal).sound())
}

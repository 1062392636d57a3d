package main

import (
	"fmt"
	"strings"
)

// String methods that print their parts with fmt.

type expr interface{ String() string }
type num float64
type binary struct {
	op   byte
	l, r expr
}
type call struct {
	name string
	args []expr
}

func (n num) String() string    { return fmt.Sprint(float64(n)) }
func (b binary) String() string { return fmt.Sprintf("(%v %c %v)", b.l, b.op, b.r) }
func (c *call) String() string {
	var parts []string
	for _, a := range c.args {
		parts = append(parts, fmt.Sprint(a))
	}
	return c.name + "(" + strings.Join(parts, ", ") + ")"
}

type tree struct {
	left, right *tree
	v           int
}

func (t *tree) String() string {
	if t == nil {
		return "()"
	}
	return fmt.Sprint("(", t.left, t.v, t.right, ")")
}

type indent string

func (i indent) String() string { return strings.ReplaceAll(string(i), "\n", "\n  ") }

func eval(e expr) float64 {
	switch e := e.(type) {
	case num:
		return float64(e)
	case binary:
		l, r := eval(e.l), eval(e.r)
		switch e.op {
		case '+':
			return l + r
		case '*':
			return l * r
		}
	case *call:
		sum := 0.0
		for _, a := range e.args {
			sum += eval(a)
		}
		return sum
	}
	return -1
}

func main() {
	e := binary{'*', num(2), binary{'+', num(3), &call{"sum", []expr{num(1), num(0.5)}}}}
	fmt.Println(e, "=", eval(e))
	fmt.Printf("%v|%s|%q\n", e, e.r, e.l)
	t := &tree{&tree{nil, nil, 1}, nil, 2}
	fmt.Println(t)
	fmt.Println([]*tree{nil, t.left})
	fmt.Println(indent("a\nb"), []expr{e.l, e.r})
}

package main

import "fmt"

// A machine that turns panics of its parts into a state.

type stack struct{ items []float64 }

func (s *stack) push(f float64) { s.items = append(s.items, f) }

func (s *stack) pop() (f float64) {
	f = s.items[len(s.items)-1]
	s.items = s.items[:len(s.items)-1]
	return
}

type op func(a, b float64) float64

var ops = map[byte]op{
	'+': func(a, b float64) float64 { return a + b },
	'-': func(a, b float64) float64 { return a - b },
	'*': func(a, b float64) float64 { return a * b },
	'/': func(a, b float64) float64 {
		if b == 0 {
			panic("division by zero")
		}
		return a / b
	},
}

func eval(expr string) (result float64, err error) {
	s := &stack{}
	defer func() {
		if r := recover(); r != nil {
			result, err = 0, fmt.Errorf("bad expression %q: %v", expr, r)
		}
	}()
	for i := 0; i < len(expr); i++ {
		switch c := expr[i]; {
		case c == ' ':
		case c >= '0' && c <= '9':
			s.push(float64(c - '0'))
		default:
			b, a := s.pop(), s.pop()
			s.push(ops[c](a, b))
		}
	}
	return s.pop(), nil
}

func main() {
	for _, e := range []string{"3 4 + 2 *", "9 3 / 1 -", "1 0 /", "1 +", "2 3 ?", ""} {
		fmt.Println(eval(e))
	}
}

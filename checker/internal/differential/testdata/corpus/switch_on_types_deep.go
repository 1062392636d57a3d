package main

import "fmt"

type expr interface{}
type bin struct {
	op   string
	l, r expr
}
type neg struct{ x expr }
type let struct {
	name string
	val  expr
	body expr
}

func eval(e expr, env map[string]int) (v int, err error) {
	switch e := e.(type) {
	case int:
		return e, nil
	case string:
		v, ok := env[e]
		if !ok {
			return 0, fmt.Errorf("unknown %s", e)
		}
		return v, nil
	case neg:
		v, err = eval(e.x, env)
		return -v, err
	case *let:
		v, err := eval(e.val, env)
		if err != nil {
			return 0, err
		}
		inner := map[string]int{e.name: v}
		for k, v := range env {
			if k != e.name {
				inner[k] = v
			}
		}
		return eval(e.body, inner)
	case bin:
		var l, r int
		if l, err = eval(e.l, env); err != nil {
			return
		}
		if r, err = eval(e.r, env); err != nil {
			return
		}
		switch e.op {
		case "+":
			return l + r, nil
		case "*":
			return l * r, nil
		case "/":
			if r == 0 {
				return 0, fmt.Errorf("%v divided by zero", l)
			}
			return l / r, nil
		}
		return 0, fmt.Errorf("bad op %q", e.op)
	case func() expr:
		return eval(e(), env)
	case nil:
		return 0, fmt.Errorf("nothing to evaluate")
	case []expr:
		for _, x := range e {
			if v, err = eval(x, env); err != nil {
				break
			}
		}
		return
	default:
		return 0, fmt.Errorf("cannot evaluate %T", e)
	}
}

func main() {
	env := map[string]int{"x": 6}
	for _, e := range []expr{
		1, "x", "y", neg{"x"}, bin{"+", 1, bin{"*", "x", 7}}, bin{"/", "x", 0}, bin{"^", 1, 2},
		&let{"y", bin{"+", "x", 1}, bin{"*", "y", "y"}}, func() expr { return neg{3} }, nil, 2.5,
		[]expr{1, 2, "x"}, []expr{1, "z", 3}, let{},
	} {
		fmt.Println(eval(e, env))
	}
}

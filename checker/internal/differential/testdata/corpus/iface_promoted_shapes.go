package main

import (
	"fmt"
	"math"
	"sort"
	"strings"
)

type Shape interface {
	Area() float64
	Perimeter() float64
}

type Named interface{ Name() string }

type NamedShape interface {
	Shape
	Named
}

type base struct{ name string }

func (b base) Name() string     { return b.name }
func (b *base) Rename(s string) { b.name = s }

type Rect struct {
	base
	W, H float64
}

func (r Rect) Area() float64      { return r.W * r.H }
func (r Rect) Perimeter() float64 { return 2 * (r.W + r.H) }

type Circle struct {
	*base
	R float64
}

func (c Circle) Area() float64      { return math.Pi * c.R * c.R }
func (c Circle) Perimeter() float64 { return 2 * math.Pi * c.R }
func (c Circle) String() string     { return fmt.Sprintf("%s(%.1f)", c.name, c.R) }

type Squares []Rect

func (s Squares) Area() (sum float64) {
	for _, r := range s {
		sum += r.Area()
	}
	return sum
}

type Visitor func(NamedShape) error

func visit(shapes []NamedShape, v Visitor) (errs []error) {
	for _, s := range shapes {
		if err := v(s); err != nil {
			errs = append(errs, err)
		}
	}
	return
}

func describe(x interface{}) string {
	switch v := x.(type) {
	case nil:
		return "nil"
	case int, int64:
		return fmt.Sprintf("whole %v", v)
	case float64:
		return fmt.Sprintf("real %g", v)
	case NamedShape:
		return "shape " + v.Name()
	case []string:
		return "strings " + strings.Join(v, "+")
	case error:
		return "error " + v.Error()
	case func(int) int:
		return fmt.Sprint("func ", v(20))
	case map[string]int:
		return fmt.Sprint("map ", len(v))
	case *base:
		return "base " + v.name
	case struct{ X int }:
		return fmt.Sprint("anon ", v.X)
	default:
		return fmt.Sprintf("other %T", v)
	}
}

func main() {
	shapes := []NamedShape{Rect{base{"r"}, 2, 3}, Circle{&base{"c"}, 1}, &Rect{base{"p"}, 1, 1}}
	for _, s := range shapes {
		fmt.Printf("%-3s %6.2f %6.2f\n", s.Name(), s.Area(), s.Perimeter())
	}
	sort.Slice(shapes, func(i, j int) bool { return shapes[i].Area() < shapes[j].Area() })
	for _, s := range shapes {
		fmt.Print(s.Name(), " ")
		if c, ok := s.(Circle); ok {
			c.Rename("disc")
			fmt.Print(c, " ", s, " ")
		}
		if p, ok := s.(*Rect); ok {
			p.Rename("q")
			fmt.Print(p.name, " ")
		}
		if st, ok := s.(fmt.Stringer); ok {
			fmt.Print(len(st.String()), " ")
		}
	}
	fmt.Println()
	errs := visit(shapes, func(s NamedShape) error {
		if s.Area() > 4 {
			return fmt.Errorf("%s is too large: %v", s.Name(), s)
		}
		return nil
	})
	fmt.Println(errs, len(errs))
	for _, x := range []any{nil, 3, int64(4), 2.5, shapes[0], []string{"a", "b"}, errs[0], func(i int) int { return i * 2 },
		map[string]int{"k": 1}, &base{"z"}, struct{ X int }{9}, Squares{{W: 1, H: 2}}, 'x', "s", [2]bool{true}} {
		fmt.Println(describe(x))
	}
	fmt.Println(Squares{{W: 1, H: 2}, {W: 3, H: 4}}.Area())
	var ns Named = shapes[0]
	_, isShape := ns.(Shape)
	fmt.Println(isShape, ns == Named(shapes[0]), shapes[0] == shapes[1])
}

package main

import "fmt"

type point struct{ x, y int }
type celsius float64
type ids []int
type shower interface{ show() string }

func (p point) show() string { return fmt.Sprint("p", p.x, p.y) }

func kind(v any) string {
	switch x := v.(type) {
	case nil:
		return "nil"
	case int, int64:
		return fmt.Sprintf("integer %v", x)
	case uint8:
		return fmt.Sprint("byte ", x+1)
	case rune:
		return "rune " + string(x)
	case string:
		return "string of " + fmt.Sprint(len(x))
	case []int:
		return fmt.Sprint("ints ", len(x))
	case ids:
		return fmt.Sprint("ids ", x[0])
	case map[string]int:
		return fmt.Sprint("map ", x["a"])
	case [2]bool:
		return fmt.Sprint("array ", x[1])
	case func() int:
		return fmt.Sprint("func ", x())
	case *point:
		return fmt.Sprint("pointer ", x.x)
	case shower:
		return "shower " + x.show()
	case celsius:
		return fmt.Sprint(x * 2)
	case error:
		return "error " + x.Error()
	case chan int:
		return fmt.Sprint("chan ", cap(x))
	case struct{ a int }:
		return fmt.Sprint("anonymous ", x.a)
	default:
		return fmt.Sprintf("other %T", x)
	}
}

func main() {
	vs := []any{nil, 1, int64(2), byte(3), 'x', "four", []int{5}, ids{6}, map[string]int{"a": 7},
		[2]bool{false, true}, func() int { return 8 }, &point{9, 9}, point{1, 0}, celsius(1.5),
		fmt.Errorf("e"), make(chan int, 3), struct{ a int }{4}, 2.5, []string{}, uint16(1)}
	for _, v := range vs {
		fmt.Println(kind(v))
	}
	switch any(vs[0]).(type) {
	case string:
	default:
		fmt.Println("default")
	}
	switch v := vs[1]; v.(type) {
	case int:
		fmt.Println("int", v)
	}
}

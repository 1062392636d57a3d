package main

import "fmt"

type unit int

func (u unit) String() string { return fmt.Sprintf("%dm", int(u)) }

type box struct {
	W, H unit
	In   *box
	Tags map[unit]string
	Any  any
}

type pile []box

func main() {
	in := box{W: 1, H: 2}
	b := box{3, 4, nil, map[unit]string{2: "two", 1: "one"}, unit(9)}
	fmt.Printf("%v\n%+v\n", b, b)
	fmt.Println(pile{in, b})
	fmt.Println([]any{unit(1), []unit{2, 3}, map[string]unit{"k": 4}, [1]unit{5}, in})
	fmt.Printf("%v %d %x %s %q\n", unit(255), unit(255), unit(255), unit(255), unit(255))
	fmt.Printf("%5v|%-5v|%05d|%5s\n", unit(7), unit(7), unit(7), unit(7))
	fmt.Printf("%+v %T\n", []box{in}, []box{in})
	fmt.Printf("%v\n", map[string][]unit{"a": {1}, "b": nil})
	fmt.Printf("%v %v\n", struct{ u unit }{1}, struct{ U unit }{2})
	fmt.Println(map[unit]map[unit]int{1: {2: 3}})
	m := [2][2]unit{{1, 2}, {3, 4}}
	fmt.Println(m, m[1], m[1][0])
	var e any = m
	fmt.Printf("%v %T\n", e, e)
	p := &b
	fmt.Println(p.W, *p, p.Tags)
	fmt.Printf("%s|%v\n", []any{unit(3), "s", 4}, []fmt.Stringer{unit(1), nil})
}

package main

import "fmt"

type op byte

const (
	add op = iota
	sub
	mul
)

func name(o op) string {
	switch o {
	case add:
		return "add"
	case sub, mul:
		return "other"
	default:
		return "unknown"
	}
}

func grade(n int) (g string) {
	switch {
	case n >= 90:
		g = "A"
	case n >= 80:
		g = "B"
	default:
		g = "F"
	}
	return
}

func tick(n *int) int { *n++; return *n }

func main() {
	fmt.Println(name(add), name(mul), name(9))
	fmt.Println(grade(95), grade(80), grade(3))
	calls := 0
	switch x := tick(&calls); x {
	case tick(&calls) - 1:
		fmt.Println("matched", calls)
	case tick(&calls):
		fmt.Println("not evaluated")
	}
	fmt.Println(calls)
	switch n := 5; {
	case n > 3:
		fmt.Println("big")
		fallthrough
	case n > 100:
		fmt.Println("fell")
		fallthrough
	case false:
		fmt.Println("fell again")
	case true:
		fmt.Println("no")
	}
	switch {
	default:
		fmt.Println("only default")
	}
	switch s := "go"; s + "lang" {
	case "go", "golang":
		fmt.Println("string", s)
	}
	switch x := any(3.5); x {
	case 3:
		fmt.Println("int")
	case 3.5:
		fmt.Println("float")
	}
	switch p := (struct{ a, b int }{1, 2}); p {
	case struct{ a, b int }{1, 2}:
		fmt.Println("struct")
	}
	switch r := 'q'; {
	case 'a' <= r && r <= 'z':
		fmt.Println("lower")
	}
	switch true {
	case calls > 100:
	case calls > 1:
		fmt.Println("calls")
	}
	for i := range 4 {
		switch i {
		case 1:
			continue
		case 3:
			break
		default:
			fmt.Print(i, " ")
		}
	}
	fmt.Println()
	switch calls {
	}
	default1 := func(i int) string {
		switch i {
		default:
			return "d"
		case 1:
			return "one"
		}
	}
	fmt.Println(default1(0), default1(1))
}

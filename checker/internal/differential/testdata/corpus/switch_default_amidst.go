package main

import "fmt"

func even(n int) bool { fmt.Print("even ", n, "? "); return n%2 == 0 }

func words(n int) (out []string) {
	switch {
	case n < 0:
		out = append(out, "negative")
		fallthrough
	default:
		out = append(out, "default")
		if n > 100 {
			break
		}
		fallthrough
	case n == 1, even(n):
		out = append(out, "one or even")
	case n == 3:
		out = append(out, "three")
		fallthrough
	case n == 4:
		out = append(out, "four")
	}
	return out
}

func letter(c any) string {
	s := ""
loop:
	for i := 0; ; i++ {
		switch x := i * 2; c {
		default:
			s += fmt.Sprint("d", x)
			fallthrough
		case 'a', "a":
			s += "a"
			if i > 2 {
				break loop
			}
			continue
		case nil:
			return s + "nil"
		case 7:
			fallthrough
		case 8:
			s += "8"
		}
		s += "."
		if i == 1 {
			break
		}
	}
	return s
}

func main() {
	for _, n := range []int{-2, -1, 0, 1, 2, 3, 4, 5, 101} {
		fmt.Println(n, words(n))
	}
	for _, c := range []any{'a', "a", "b", nil, 7, 8, 9.5} {
		fmt.Println(letter(c))
	}
	switch default_ := 3; {
	default:
		fmt.Println("only", default_)
		fallthrough
	case false:
		fmt.Println("after")
	}
}

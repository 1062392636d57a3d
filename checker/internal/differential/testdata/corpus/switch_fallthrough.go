package main

import "fmt"

func days(month int, leap bool) (n int) {
	switch month {
	case 4, 6, 9, 11:
		return 30
	case 2:
		if !leap {
			return 28
		}
		return 29
	}
	return 31
}

func permissions(level int) (out []string) {
	switch level {
	case 3:
		out = append(out, "admin")
		fallthrough
	case 2:
		out = append(out, "write")
		fallthrough
	case 1:
		out = append(out, "read")
	case 0:
		out = append(out, "none")
		fallthrough
	default:
		out = append(out, "guest")
	}
	return
}

func duff(n int) (s string) {
	count := (n + 3) / 4
	switch n % 4 {
	case 0:
		s += "0"
		fallthrough
	case 3:
		s += "3"
		fallthrough
	case 2:
		s += "2"
		fallthrough
	case 1:
		s += "1"
	}
	for range count - 1 {
		s += "*"
	}
	return
}

func classify(xs ...any) (s string) {
	for _, x := range xs {
		switch v := x.(type) {
		case int:
			if v < 0 {
				s += "-"
				break
			}
			s += "+"
		case string:
			switch v {
			case "":
				s += "e"
			default:
				s += v
			}
		}
	}
	return
}

func main() {
	fmt.Println(days(2, true), days(2, false), days(4, false), days(12, false))
	for l := range 5 {
		fmt.Print(permissions(l), " ")
	}
	fmt.Println()
	for n := 1; n <= 6; n++ {
		fmt.Print(duff(n), " ")
	}
	fmt.Println()
	fmt.Println(classify(1, -1, "x", "", 2.5))
	x := 2
	switch y := x * 2; {
	case y > 3:
		y := y + 1
		fmt.Println(y)
		fallthrough
	case y == 0:
		y++
		fmt.Println(y)
	}
}

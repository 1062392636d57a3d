package main

import (
	"fmt"
	"strings"
)

// split cuts a line at a mark; after an escape the next letter is no mark.
func split(line string, mark, escape rune) (parts []string) {
	var part strings.Builder
	escaped := false
	for _, r := range line {
		switch {
		case escaped:
			escaped = false
			fallthrough
		default:
			part.WriteRune(r)
		case r == escape:
			escaped = true
		case r == mark:
			parts = append(parts, part.String())
			part.Reset()
		}
	}
	return append(parts, part.String())
}

func asked(what string, answer bool) bool {
	fmt.Print(what, "? ")
	return answer
}

// visit shows which clauses run, and which questions are asked on the way.
func visit(n int) {
	switch x := n % 6; x {
	default:
		fmt.Print("default ")
		fallthrough
	case 1:
		fmt.Print("one ")
	case 2, 3:
		fmt.Print("two or three ")
		if x == 3 {
			break
		}
		fallthrough
	case 4:
		fmt.Print("four ")
	}
	fmt.Println(n)
}

func ask(n int) {
	switch {
	case asked("small", n < 2):
		fmt.Print("small ")
		fallthrough
	default:
		fmt.Print("default ")
		n := n * 10
		fmt.Print(n, " ")
		fallthrough
	case asked("even", n%2 == 0):
		fmt.Print("even ")
	case asked("large", n > 6):
		fmt.Print("large ")
	}
	fmt.Println(n)
}

func first(v any) (text string) {
	switch v {
	default:
		text = "other"
	case nil:
		text = "nothing"
		fallthrough
	case 8:
		text += " eight"
	case "eight":
		text = "word"
	}
	return
}

func loops() {
	count := 0
rows:
	for r := range 5 {
		switch r {
		case 0:
			fallthrough
		default:
			count += 10
		case 2:
			continue rows
		case 3:
			for c := range 3 {
				switch {
				case c == 0:
				default:
					count += 100
					fallthrough
				case c == 7:
					break rows
				}
			}
		}
		count++
	}
	fmt.Println(count)
}

func main() {
	fmt.Printf("%q\n", split("1 3|0^|2||^^|4^", '|', '^'))
	for n := range 7 {
		visit(n)
	}
	for _, n := range []int{1, 2, 3, 7} {
		ask(n)
	}
	for _, v := range []any{nil, 8, "eight", 8.0, 'x'} {
		fmt.Println(first(v))
	}
	loops()
}

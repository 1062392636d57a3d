package main

import (
	"errors"
	"fmt"
)

// Conditions of several parts in front of what leaves a loop, a function or a block,
// and what is called on the way.

var calls []string

func yes(name string) bool { calls = append(calls, name); return true }
func no(name string) bool  { calls = append(calls, name+"!"); return false }

func called() string {
	text := fmt.Sprint(len(calls), calls)
	calls = nil
	return text
}

func first(a, b, c bool) bool {
	if a || b && c {
		return true
	}
	if !a && (b || c) {
		return false
	}
	return c
}

func second(n int) (name string, err error) {
	defer func() {
		if err != nil && name == "" || n == 3 {
			name = "none"
		}
	}()
	if n < 0 || n > 9 {
		return "", errors.New("range")
	}
	if n == 3 || n == 4 {
		return
	}
	return fmt.Sprint("n", n), nil
}

func third(yield func(int) bool) {
	for i := range 6 {
		if i == 5 || !yield(i) {
			return
		}
	}
}

func fourth(limit int) int {
	for i := range third {
		if i == limit || i > 3 {
			return 40 + i
		}
		if i == 1 || i == 2 {
			continue
		}
		if limit == 9 && i == 3 {
			break
		}
	}
	return 0
}

func fifth(rows [][]int) (found [][2]int) {
outer:
	for r, row := range rows {
		for c, v := range row {
			if v < 0 || v == 7 && c > 0 {
				continue outer
			}
			if v == 8 || v == 9 {
				break outer
			}
			if v > 1 && c < 2 && r != 1 {
				found = append(found, [2]int{r, c})
			}
		}
	}
	return found
}

type cell struct{ taken, marked bool }

func main() {
	for range 1 {
		if no("a") || yes("b") || yes("c") {
			fmt.Println("one", called())
		}
		if yes("a") && no("b") && yes("c") {
			fmt.Println("never")
		}
		fmt.Println("two", called())
		if (no("a") || no("b")) && yes("c") || yes("d") && (no("e") || yes("f")) {
			fmt.Println("three", called())
		}
		if no("a") || no("b") || yes("c") || yes("d") {
			break
		}
		fmt.Println("never")
	}
	fmt.Println("four", called())
	for i := 0; i < 8; i++ {
		fmt.Print(first(i&1 != 0, i&2 != 0, i&4 != 0), " ")
	}
	fmt.Println()
	for _, n := range []int{-1, 0, 3, 4, 12} {
		name, err := second(n)
		fmt.Printf("%q %v\n", name, err)
	}
	fmt.Println(fourth(0), fourth(4), fourth(9), fourth(7))
	fmt.Println(fifth([][]int{{2, 3, 4}, {2, 2}, {5, 7, 5}, {0, 6, -1}, {6, 8, 6}, {2, 2}}))

	board := [3]cell{{true, false}, {false, true}, {}}
	ok := &board[1].marked
	for i := range board {
		if board[i].taken || board[i].marked && *ok {
			continue
		}
		fmt.Println("free", i)
	}
	n := 0
again:
	n++
	if n < 3 || n == 5 {
		goto again
	}
	if n == 3 || n == 4 {
		n += 2
		goto again
	}
	fmt.Println(n)
	var list []int
	if list == nil || list[0] == 1 {
		fmt.Println("empty")
	}
	if list != nil && list[0] == 1 {
		fmt.Println("never")
	}
	if x, y := len(list), cap(list); x == 0 && y == 0 {
		if z := x; z > 0 || y == z {
			fmt.Println(x, y, z)
		}
	}
	const on = true
	if on && n > 3 {
		fmt.Println("on")
	}
	if n < 3 || !on {
		return
	}
	f := func(a, b int) bool {
		if a == b || a > 4 {
			return a > b
		}
		return b > 4 && a != 0
	}
	fmt.Println(f(1, 1), f(5, 1), f(0, 5), f(1, 5))
	switch {
	case n > 100, n == 6 && on:
		if n == 6 || n == 7 {
			break
		}
		fmt.Println("never")
	default:
		fmt.Println("n is", n)
	}
}

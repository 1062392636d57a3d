package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

type grid [][]rune

func (g grid) cells() func(yield func([2]int, rune) bool) {
	return func(yield func([2]int, rune) bool) {
		for r, row := range g {
			for c, x := range row {
				if !yield([2]int{r, c}, x) {
					return
				}
			}
		}
	}
}

func take(n int, seq func(func(int) bool)) (out []int) {
	if n == 0 {
		return
	}
	seq(func(v int) bool {
		out = append(out, v)
		return len(out) < n
	})
	return
}

func naturals(yield func(int) bool) {
	for i := 0; yield(i); i++ {
	}
}

func evens(seq func(func(int) bool)) func(func(int) bool) {
	return func(yield func(int) bool) {
		for v := range seq {
			if v%2 == 0 && !yield(v) {
				return
			}
		}
	}
}

func count(g grid, want rune) (n int, first [2]int, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("stopped: %v", r)
		}
	}()
	first = [2]int{-1, -1}
	for at, x := range g.cells() {
		switch x {
		case want:
			if n++; n == 1 {
				first = at
			}
		case '!':
			panic(fmt.Sprint("alarm at ", at))
		case ';':
			return
		}
	}
	return
}

func main() {
	g := grid{[]rune("Q.."), []rune("..Q"), []rune("!..")}
	fmt.Println(count(g[:2], 'Q'))
	fmt.Println(count(g, '.'))
	fmt.Println(count(grid{[]rune("a;a")}, 'a'))
	fmt.Println(take(4, evens(naturals)), take(2, naturals), take(0, naturals))
	var gets []func() int
	for v := range evens(naturals) {
		if v > 4 {
			break
		}
		gets = append(gets, func() int { v++; return v })
	}
	fmt.Println(gets[0](), gets[0](), gets[2]())
	words := slices.Collect(strings.SplitSeq("b,a,c", ","))
	fmt.Println(words, slices.Sorted(maps.Values(map[int]string{1: "y", 2: "x"})))
}

// Methods, slices, maps, closures outside loops, labels and switches.
package main

import (
	"fmt"
	"sort"
	"strings"
)

type queen struct{ row, column int }

type game struct {
	size   int
	queens []queen
	seen   map[string]int
}

func newGame(size int) *game {
	return &game{size: size, seen: map[string]int{}}
}

func (g *game) place(q queen) bool {
	for _, other := range g.queens {
		if attacks(q, other) {
			return false
		}
	}
	g.queens = append(g.queens, q)
	return true
}

func (g *game) undo() { g.queens = g.queens[:len(g.queens)-1] }

func attacks(a, b queen) bool {
	switch {
	case a.column == b.column:
		return true
	case a.row-a.column == b.row-b.column, a.row+a.column == b.row+b.column:
		return true
	}
	return false
}

func (g *game) solve(row int, each func([]queen)) {
	if row > g.size {
		each(g.queens)
		return
	}
	for column := 1; column <= g.size; column++ {
		if g.place(queen{row, column}) {
			g.solve(row+1, each)
			g.undo()
		}
	}
}

func divide(a, b int) (int, error) {
	if b == 0 {
		return 0, fmt.Errorf("%d by zero", a)
	}
	return a / b, nil
}

func main() {
	g := newGame(6)
	g.solve(1, func(queens []queen) {
		var words []string
		for _, q := range queens {
			words = append(words, fmt.Sprint(q.column))
		}
		g.seen[strings.Join(words, " ")]++
	})
	var keys []string
	for k := range g.seen {
		keys = append(keys, k)
	}
	sort.Strings(keys)
rows:
	for i, k := range keys {
		for _, c := range k {
			if c == '5' {
				fmt.Println(i, k)
				continue rows
			}
		}
	}
	if _, err := divide(1, 0); err != nil {
		fmt.Println(err)
	}
}

package main

import (
	"errors"
	"fmt"
	"os"
)

var ErrNone = errors.New("no solution")

type Conflict struct{ A, B [2]int }

func (c *Conflict) Error() string { return fmt.Sprintf("%v attacks %v", c.A, c.B) }

type Board struct {
	n    int
	rows []int
}

func (b *Board) Put(c int) error {
	r := len(b.rows)
	for i, o := range b.rows {
		if o == c || o-c == r-i || c-o == r-i {
			return &Conflict{[2]int{i, o}, [2]int{r, c}}
		}
	}
	b.rows = append(b.rows, c)
	return nil
}

func (b *Board) Pop() { b.rows = b.rows[:len(b.rows)-1] }

func (b *Board) Solve() error {
	if len(b.rows) == b.n {
		return nil
	}
	var last error = ErrNone
	for c := 0; c < b.n; c++ {
		err := b.Put(c)
		if err != nil {
			last = err
			continue
		}
		if last = b.Solve(); last == nil {
			return nil
		}
		b.Pop()
	}
	return fmt.Errorf("row %d: %w", len(b.rows), last)
}

func main() {
	var n int
	for {
		if _, err := fmt.Fscan(os.Stdin, &n); err != nil {
			fmt.Println("end:", err)
			break
		}
		b := &Board{n: n}
		err := b.Solve()
		var c *Conflict
		switch {
		case err == nil:
			fmt.Println(n, b.rows)
		case errors.As(err, &c):
			fmt.Println(n, err, c.A == c.B, errors.Is(err, ErrNone))
		default:
			fmt.Println(n, err, errors.Is(err, ErrNone))
		}
	}
}

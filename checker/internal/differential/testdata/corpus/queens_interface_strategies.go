package main

import (
	"errors"
	"fmt"
)

type Counter interface {
	Count(n int) (int, error)
}

type CounterFunc func(int) int

func (f CounterFunc) Count(n int) (int, error) { return f(n), nil }

type limited struct {
	Counter
	max int
}

var ErrTooLarge = errors.New("too large")

func (l limited) Count(n int) (int, error) {
	if n > l.max {
		return 0, fmt.Errorf("n = %d: %w", n, ErrTooLarge)
	}
	return l.Counter.Count(n)
}

type cached struct {
	Counter
	memo map[int]int
	hits int
}

func (c *cached) Count(n int) (int, error) {
	if v, ok := c.memo[n]; ok {
		c.hits++
		return v, nil
	}
	v, err := c.Counter.Count(n)
	if err == nil {
		c.memo[n] = v
	}
	return v, err
}

func masks(n int) int {
	var rec func(a, b, c int) int
	full := 1<<n - 1
	rec = func(a, b, c int) (t int) {
		if a == full {
			return 1
		}
		for p := full &^ (a | b | c); p != 0; p &= p - 1 {
			x := p & -p
			t += rec(a|x, (b|x)<<1, (c|x)>>1)
		}
		return
	}
	return rec(0, 0, 0)
}

func main() {
	c := &cached{Counter: limited{CounterFunc(masks), 7}, memo: map[int]int{}}
	for _, n := range []int{6, 7, 6, 8, 1} {
		v, err := c.Count(n)
		fmt.Println(n, v, err, errors.Is(err, ErrTooLarge))
	}
	fmt.Println(c.hits, len(c.memo))
	var k Counter = c
	if l, ok := k.(*cached).Counter.(limited); ok {
		fmt.Println(l.max)
	}
}

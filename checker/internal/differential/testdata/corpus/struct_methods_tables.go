package main

import "fmt"

// Tests in tables, with functions and anonymous structs.

type matrix [2][2]int

func (m matrix) mul(o matrix) (p matrix) {
	for i := range 2 {
		for j := range 2 {
			for k := range 2 {
				p[i][j] += m[i][k] * o[k][j]
			}
		}
	}
	return
}

func (m matrix) pow(n int) matrix {
	r := matrix{{1, 0}, {0, 1}}
	for ; n > 0; n >>= 1 {
		if n&1 == 1 {
			r = r.mul(m)
		}
		m = m.mul(m)
	}
	return r
}

type account struct {
	balance int
	history []event
}

type event struct {
	kind   string
	amount int
}

func (a *account) apply(es ...event) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%v after %d events", r, len(a.history))
		}
	}()
	for _, e := range es {
		switch e.kind {
		case "in":
			a.balance += e.amount
		case "out":
			if a.balance < e.amount {
				panic("too little")
			}
			a.balance -= e.amount
		default:
			panic(e)
		}
		a.history = append(a.history, e)
	}
	return
}

func main() {
	fib := matrix{{1, 1}, {1, 0}}
	for _, tc := range []struct {
		n, want int
	}{{1, 1}, {10, 55}, {50, 12586269025}} {
		if got := fib.pow(tc.n)[0][1]; got != tc.want {
			fmt.Println("wrong", tc, got)
		}
	}
	tests := map[string]struct {
		events []event
		want   int
		fails  bool
	}{
		"empty":   {},
		"deposit": {events: []event{{"in", 5}, {"out", 3}}, want: 2},
		"short":   {[]event{{"in", 1}, {"out", 3}, {"in", 9}}, 1, true},
		"unknown": {[]event{{"fee", 1}}, 0, true},
	}
	for _, name := range []string{"empty", "deposit", "short", "unknown"} {
		tc := tests[name]
		var a account
		err := a.apply(tc.events...)
		fmt.Println(name, a.balance == tc.want, (err != nil) == tc.fails, err, a.history)
	}
	fmt.Println(fib.pow(3), fib)
}

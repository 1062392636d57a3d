package main

import (
	"errors"
	"fmt"
	"math/big"
	"strings"
	"time"
)

type named struct {
	Err  error
	err  error
	When time.Duration
	big  *big.Int
}

type list []error

func main() {
	e := errors.New("bad")
	w := fmt.Errorf("outer: %w", e)
	fmt.Println([]error{e, w, nil}, list{e}, map[string]error{"k": e, "n": nil})
	fmt.Printf("%v %s %q\n", []error{e}, []error{w}, []error{e})
	fmt.Println(named{Err: e, When: time.Second}.Err, [2]error{e, nil}, []any{e, 1, nil})
	fmt.Printf("%v %+v\n", named{Err: e, When: time.Second, big: nil}, struct{ E error }{e})
	fmt.Println([]fmt.Stringer{time.Minute, big.NewInt(7)}, []*big.Int{big.NewInt(3)})
	var sb strings.Builder
	sb.WriteString("x")
	fmt.Println([]fmt.Stringer{&sb}, []time.Duration{time.Second}, map[string]*big.Int{"a": big.NewInt(4)})
	type wrap struct {
		D time.Duration
		M time.Month
	}
	fmt.Println(wrap{time.Second, time.May}, []wrap{{1, 2}})
	fmt.Printf("%v %d %x\n", list{e, nil}, []time.Duration{1, 2}, "hi")
}

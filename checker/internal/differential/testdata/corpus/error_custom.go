package main

import (
	"errors"
	"fmt"
)

type notFound struct{ key string }

func (e notFound) Error() string { return "not found: " + e.key }

type syntax struct {
	line int
	msg  string
}

func (e *syntax) Error() string { return fmt.Sprintf("line %d: %s", e.line, e.msg) }

type code int

func (c code) Error() string { return fmt.Sprintf("code %d", int(c)) }

var errEmpty = errors.New("empty")

func lookup(k string) (int, error) {
	switch k {
	case "":
		return 0, errEmpty
	case "bad":
		return 0, &syntax{3, "unexpected end"}
	case "coded":
		return 0, code(404)
	case "missing":
		return 0, notFound{k}
	}
	return len(k), nil
}

func main() {
	for _, k := range []string{"", "bad", "coded", "missing", "fine"} {
		n, err := lookup(k)
		switch e := err.(type) {
		case nil:
			fmt.Println("ok", n)
		case *syntax:
			fmt.Println("syntax", e.line, e)
		case code:
			fmt.Println("code", int(e), e)
		case notFound:
			fmt.Println("missing", e.key, e)
		default:
			fmt.Println("other", err == errEmpty, e)
		}
	}
	_, err := lookup("missing")
	fmt.Println(err == notFound{"missing"}, err == notFound{"x"}, err != nil)
	fmt.Printf("%v|%s|%q|%T\n", err, err, err, err)
	_, err = lookup("bad")
	fmt.Printf("%v %T\n", err, err)
	fmt.Println([]error{err, code(1), nil}, map[string]error{"k": notFound{"z"}})
	fmt.Println(struct{ Err error }{code(5)})
}

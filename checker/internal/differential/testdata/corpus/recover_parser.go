package main

import (
	"fmt"
	"strconv"
)

type syntaxError struct {
	pos int
	msg string
}

func (e syntaxError) Error() string { return fmt.Sprintf("%d: %s", e.pos, e.msg) }

type parser struct {
	src string
	pos int
}

func (p *parser) fail(format string, args ...any) {
	panic(syntaxError{p.pos, fmt.Sprintf(format, args...)})
}

func (p *parser) peek() byte {
	for p.pos < len(p.src) && p.src[p.pos] == ' ' {
		p.pos++
	}
	if p.pos == len(p.src) {
		return 0
	}
	return p.src[p.pos]
}

func (p *parser) expr() float64 {
	v := p.term()
	for {
		switch c := p.peek(); c {
		case '+', '-':
			p.pos++
			if w := p.term(); c == '+' {
				v += w
			} else {
				v -= w
			}
		default:
			return v
		}
	}
}

func (p *parser) term() (v float64) {
	v = p.factor()
	for c := p.peek(); c == '*' || c == '/'; c = p.peek() {
		p.pos++
		w := p.factor()
		switch {
		case c == '*':
			v *= w
		case w == 0:
			p.fail("division by %v", w)
		default:
			v /= w
		}
	}
	return
}

func (p *parser) factor() float64 {
	switch c := p.peek(); {
	case c == '(':
		p.pos++
		v := p.expr()
		if p.peek() != ')' {
			p.fail("missing )")
		}
		p.pos++
		return v
	case c == '-':
		p.pos++
		return -p.factor()
	case c >= '0' && c <= '9':
		start := p.pos
		for p.pos < len(p.src) && (p.src[p.pos] == '.' || p.src[p.pos] >= '0' && p.src[p.pos] <= '9') {
			p.pos++
		}
		v, err := strconv.ParseFloat(p.src[start:p.pos], 64)
		if err != nil {
			p.fail("%v", err)
		}
		return v
	case c == 0:
		p.fail("unexpected end")
	default:
		p.fail("unexpected %q", c)
	}
	return 0
}

func parse(s string) (v float64, err error) {
	defer func() {
		switch e := recover().(type) {
		case nil:
		case syntaxError:
			err = e
		default:
			panic(e)
		}
	}()
	p := &parser{src: s}
	v = p.expr()
	if p.peek() != 0 {
		p.fail("trailing %q", p.src[p.pos:])
	}
	return
}

func main() {
	for _, s := range []string{"1 + 2*3", "-(4 - 6) / 4", "2 * (3", "1 / 0", "1.2.3", "", "7 x", "((2))*-3"} {
		v, err := parse(s)
		fmt.Println(v, err)
	}
}

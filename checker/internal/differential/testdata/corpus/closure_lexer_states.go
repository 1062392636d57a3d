package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
)

type Token struct {
	Kind string
	Text string
	Pos  int
}

type stateFn func(*lexer) stateFn

type lexer struct {
	input  string
	start  int
	pos    int
	tokens []Token
}

func (l *lexer) emit(kind string) {
	l.tokens = append(l.tokens, Token{kind, l.input[l.start:l.pos], l.start})
	l.start = l.pos
}

func lexAny(l *lexer) stateFn {
	for l.pos < len(l.input) {
		switch c := l.input[l.pos]; {
		case c == ' ':
			l.pos++
			l.start = l.pos
		case '0' <= c && c <= '9':
			return lexNumber
		case strings.ContainsRune("+-*/()", rune(c)):
			l.pos++
			l.emit("op")
		default:
			return lexError
		}
	}
	return nil
}

func lexNumber(l *lexer) stateFn {
	for l.pos < len(l.input) && l.input[l.pos] >= '0' && l.input[l.pos] <= '9' {
		l.pos++
	}
	l.emit("num")
	return lexAny
}

func lexError(l *lexer) stateFn {
	l.pos = len(l.input)
	l.emit("error")
	return nil
}

type parser struct {
	toks []Token
	i    int
}

var errEnd = errors.New("unexpected end")

func (p *parser) peek() (t Token, err error) {
	if p.i >= len(p.toks) {
		return t, errEnd
	}
	return p.toks[p.i], nil
}

func (p *parser) expr(min int) (v int, err error) {
	t, err := p.peek()
	if err != nil {
		return 0, err
	}
	p.i++
	switch {
	case t.Kind == "num":
		fmt.Sscan(t.Text, &v)
	case t.Text == "(":
		if v, err = p.expr(0); err != nil {
			return
		}
		p.i++
	case t.Text == "-":
		if v, err = p.expr(9); err != nil {
			return
		}
		v = -v
	default:
		return 0, fmt.Errorf("at %d: unexpected %q", t.Pos, t.Text)
	}
	prec := map[string]int{"+": 1, "-": 1, "*": 2, "/": 2}
	for {
		op, e := p.peek()
		if e != nil || prec[op.Text] <= min {
			return v, nil
		}
		p.i++
		r, e := p.expr(prec[op.Text])
		if e != nil {
			return 0, fmt.Errorf("after %s: %w", op.Text, e)
		}
		switch op.Text {
		case "+":
			v += r
		case "-":
			v -= r
		case "*":
			v *= r
		case "/":
			if r == 0 {
				return 0, errors.New("division by zero")
			}
			v /= r
		}
	}
}

func main() {
	for _, in := range []string{"1 + 2 * 3", "(1+2)*3 - 4/2", "-(2+3)*2", "7 / 0", "2 *", "3 $ 4", "10-2-3"} {
		l := &lexer{input: in}
		for state := stateFn(lexAny); state != nil; {
			state = state(l)
		}
		p := &parser{toks: l.tokens}
		v, err := p.expr(0)
		if err != nil {
			fmt.Println(in, "->", err, errors.Is(err, errEnd))
			continue
		}
		fmt.Println(in, "=", v, len(l.tokens), l.tokens[0])
	}
	r := strings.NewReader("abc\ndef")
	buf := make([]byte, 4)
	for {
		n, err := r.Read(buf)
		fmt.Print(n, string(buf[:n]), "|")
		if err == io.EOF {
			break
		}
	}
	fmt.Fprintln(os.Stdout)
	data, err := io.ReadAll(strings.NewReader("xyz"))
	fmt.Println(string(data), err)
}

package main

import (
	"fmt"
	"strings"
)

type state interface {
	next(r rune, l *lexer) state
}

type lexer struct {
	buf    strings.Builder
	tokens []token
}

type token struct {
	kind string
	text string
}

func (l *lexer) emit(kind string) {
	if l.buf.Len() > 0 {
		l.tokens = append(l.tokens, token{kind, l.buf.String()})
		l.buf.Reset()
	}
}

type (
	start  struct{}
	number struct{ dots int }
	word   struct{}
	quoted rune
	failed string
)

func (s start) next(r rune, l *lexer) state {
	switch {
	case r == ' ':
		return s
	case r >= '0' && r <= '9':
		l.buf.WriteRune(r)
		return number{}
	case r == '\'' || r == '"':
		return quoted(r)
	case strings.ContainsRune("+-*/()=", r):
		l.buf.WriteRune(r)
		l.emit("op")
		return s
	case r >= 'a' && r <= 'z':
		l.buf.WriteRune(r)
		return word{}
	}
	return failed(fmt.Sprintf("unexpected %q", r))
}

func (n number) next(r rune, l *lexer) state {
	switch {
	case r == '.' && n.dots == 0:
		n.dots++
		fallthrough
	case r >= '0' && r <= '9':
		l.buf.WriteRune(r)
		return n
	}
	l.emit([]string{"int", "float"}[n.dots])
	return start{}.next(r, l)
}

func (w word) next(r rune, l *lexer) state {
	if r >= 'a' && r <= 'z' || r >= '0' && r <= '9' {
		l.buf.WriteRune(r)
		return w
	}
	l.emit("word")
	return start{}.next(r, l)
}

func (q quoted) next(r rune, l *lexer) state {
	if r == rune(q) {
		l.emit("string")
		return start{}
	}
	l.buf.WriteRune(r)
	return q
}

func (f failed) next(rune, *lexer) state { return f }

func lex(s string) ([]token, error) {
	l := &lexer{}
	var st state = start{}
	for _, r := range s + " " {
		st = st.next(r, l)
	}
	switch st := st.(type) {
	case failed:
		return l.tokens, fmt.Errorf("lex: %s", string(st))
	case quoted:
		return nil, fmt.Errorf("lex: open %c", rune(st))
	}
	return l.tokens, nil
}

func main() {
	for _, s := range []string{"x1 = 3.14*(y+2)", "say 'hé' \"o'k\"", "a ? b", "'open", "1.2.3"} {
		fmt.Println(lex(s))
	}
	fmt.Println(state(number{1}) == state(number{1}), state(word{}) == state(start{}), state(quoted('x')) == quoted('x'))
}

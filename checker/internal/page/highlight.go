package page

import (
	"go/scanner"
	"go/token"
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// highlight gives the lines of a Go text their colours. What does not scan as Go
// is left as it is.
func highlight(src string) []string {
	var b strings.Builder
	var s scanner.Scanner
	fset := token.NewFileSet()
	file := fset.AddFile("", -1, len(src))
	s.Init(file, []byte(src), nil, scanner.ScanComments)
	done := 0
	for {
		pos, tok, text := s.Scan()
		if tok == token.EOF {
			break
		}
		at := file.Offset(pos)
		if style, ok := styleOf(tok); ok && text != "" && strings.HasPrefix(src[at:], text) {
			b.WriteString(src[done:at])
			b.WriteString(eachLine(style, text))
			done = at + len(text)
		}
	}
	b.WriteString(src[done:])
	return strings.Split(strings.TrimSuffix(b.String(), "\n"), "\n")
}

func styleOf(tok token.Token) (ansi.Style, bool) {
	switch {
	case tok == token.COMMENT:
		return faint, true
	case tok == token.STRING, tok == token.CHAR:
		return literal, true
	case tok == token.INT, tok == token.FLOAT, tok == token.IMAG:
		return code, true
	case tok.IsKeyword():
		return keyword, true
	}
	return nil, false
}

// eachLine styles a text line by line, so that each can be shown by itself.
func eachLine(style ansi.Style, text string) string {
	lines := strings.Split(text, "\n")
	for i := range lines {
		if lines[i] != "" {
			lines[i] = style.Styled(lines[i])
		}
	}
	return strings.Join(lines, "\n")
}

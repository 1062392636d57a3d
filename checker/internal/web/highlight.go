package web

import (
	"go/scanner"
	"go/token"
	"html"
	"strings"
)

// highlight is a Go text as HTML, each line in a span of its own, its words in
// spans with the classes that the editor uses. What does not scan as Go is shown
// as it is.
func highlight(src string) string {
	var b strings.Builder
	var s scanner.Scanner
	file := token.NewFileSet().AddFile("", -1, len(src))
	s.Init(file, []byte(src), nil, scanner.ScanComments)
	done := 0
	for {
		pos, tok, text := s.Scan()
		if tok == token.EOF {
			break
		}
		at := file.Offset(pos)
		if class := classOf(tok); class != "" && text != "" && strings.HasPrefix(src[at:], text) {
			b.WriteString(html.EscapeString(src[done:at]))
			b.WriteString(eachLine(class, text))
			done = at + len(text)
		}
	}
	b.WriteString(html.EscapeString(src[done:]))
	return lines(b.String())
}

func classOf(tok token.Token) string {
	switch {
	case tok == token.COMMENT:
		return "tok-comment"
	case tok == token.STRING, tok == token.CHAR:
		return "tok-string"
	case tok == token.INT, tok == token.FLOAT, tok == token.IMAG:
		return "tok-number"
	case tok.IsKeyword():
		return "tok-keyword"
	}
	return ""
}

// eachLine marks a text line by line, so that lines can be told apart.
func eachLine(class, text string) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		if line != "" {
			lines[i] = `<span class="` + class + `">` + html.EscapeString(line) + "</span>"
		}
	}
	return strings.Join(lines, "\n")
}

// lines puts each line into a span.
func lines(text string) string {
	var b strings.Builder
	for line := range strings.SplitSeq(strings.TrimSuffix(text, "\n"), "\n") {
		b.WriteString(`<span class="line">` + line + "</span>\n")
	}
	return b.String()
}

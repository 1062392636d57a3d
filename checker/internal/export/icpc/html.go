package icpc

import (
	"bytes"
	"fmt"
	"html"

	"github.com/yuin/goldmark/ast"
)

// html is the statement as a page that needs nothing else, the samples in it.
func (s *statement) html() ([]byte, error) {
	p := pageWriter{src: s.src}
	fmt.Fprintf(&p.out, pageHead, html.EscapeString(s.title))
	for _, part := range s.body {
		if part.block == nil {
			fmt.Fprintf(&p.out, "<h%d>%s</h%d>\n", part.level, html.EscapeString(part.heading), part.level)
			continue
		}
		if err := p.write(part.block); err != nil {
			return nil, err
		}
	}
	for _, sample := range s.samples {
		fmt.Fprintf(&p.out, "<h2>%s</h2>\n", html.EscapeString(sample.heading))
		for _, n := range sample.blocks {
			if err := p.write(n); err != nil {
				return nil, err
			}
		}
	}
	p.out.WriteString("</body>\n</html>\n")
	return p.out.Bytes(), nil
}

// pageHead is the beginning of the page. %[1]s is the title.
const pageHead = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>%[1]s</title>
<style>
body { max-width: 46em; margin: 2em auto; padding: 0 1em; font-family: sans-serif; line-height: 1.5; color: #111; background: #fff }
pre { padding: .6em; background: #f2f2f2; line-height: 1.3; overflow-x: auto }
table { border-collapse: collapse } th, td { padding: .2em .6em; border: 1px solid #999; text-align: left }
</style>
</head>
<body>
<h1>%[1]s</h1>
`

type pageWriter struct {
	src []byte
	out bytes.Buffer
}

// write writes a block. A fence of a sample is said to be its input or its output.
func (p *pageWriter) write(n ast.Node) error {
	if f, ok := n.(*ast.FencedCodeBlock); ok {
		switch string(f.Language(p.src)) {
		case "input":
			p.out.WriteString("<h3>Input</h3>\n")
		case "output":
			p.out.WriteString("<h3>Output</h3>\n")
		}
	}
	return markdown.Renderer().Render(&p.out, p.src, n)
}

package page

import (
	"strings"

	"github.com/charmbracelet/x/ansi"
	"github.com/yuin/goldmark/ast"
)

// A span is a piece of running text in one style. A line end in it is a line end
// on the page.
type span struct {
	text  string
	style ansi.Style
}

// spans are the pieces of a paragraph.
func (l *layout) spans(n ast.Node) []span { return l.inline(n, ansi.Style{}) }

func (l *layout) inline(parent ast.Node, style ansi.Style) []span {
	var all []span
	for n := parent.FirstChild(); n != nil; n = n.NextSibling() {
		switch n := n.(type) {
		case *ast.Text:
			end := ""
			switch {
			case n.HardLineBreak():
				end = "\n"
			case n.SoftLineBreak():
				end = " "
			}
			all = append(all, span{unescape(string(n.Segment.Value(l.src))) + end, style})
		case *ast.String:
			all = append(all, span{string(n.Value), style})
		case *ast.CodeSpan:
			all = append(all, span{l.quoted(l.plain(n)), code})
		case *ast.Emphasis:
			inner := ansi.NewStyle().Italic(true)
			if n.Level == 2 {
				inner = strong
			}
			all = append(all, l.inline(n, inner)...)
		case *ast.Link:
			all = append(all, l.inline(n, style)...)
			if target := string(n.Destination); strings.Contains(target, "://") {
				all = append(all, span{" (" + target + ")", faint})
			}
		case *ast.AutoLink:
			all = append(all, span{string(n.URL(l.src)), style})
		case *ast.Image:
			all = append(all, span{"[picture: " + l.plain(n) + "]", faint})
		case *ast.RawHTML:
		default:
			all = append(all, l.inline(n, style)...)
		}
	}
	return all
}

// quoted marks code where no colour does.
func (l *layout) quoted(text string) string {
	if l.Styled {
		return text
	}
	return "`" + text + "`"
}

// plain is the text of a node without any style.
func (l *layout) plain(n ast.Node) string {
	var b strings.Builder
	_ = ast.Walk(n, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		switch n := n.(type) {
		case *ast.Text:
			b.Write(n.Segment.Value(l.src))
			if n.SoftLineBreak() || n.HardLineBreak() {
				b.WriteByte(' ')
			}
		case *ast.String:
			b.Write(n.Value)
		}
		return ast.WalkContinue, nil
	})
	if n.Kind() == ast.KindCodeSpan {
		return b.String()
	}
	return unescape(b.String())
}

// unescape takes the backslashes and the commonest entities out of a text.
func unescape(text string) string {
	var b strings.Builder
	for i := 0; i < len(text); i++ {
		if text[i] == '\\' && i+1 < len(text) && strings.IndexByte("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~", text[i+1]) >= 0 {
			i++
		}
		b.WriteByte(text[i])
	}
	return entities.Replace(b.String())
}

var entities = strings.NewReplacer("&lt;", "<", "&gt;", ">", "&amp;", "&", "&quot;", `"`, "&nbsp;", "\u00a0")

// A word is what may not be broken; its pieces may differ in style.
type word struct {
	text  string // styled
	width int
}

// wrap fills lines of a width with words.
func (l *layout) wrap(spans []span, width int) []string {
	var lines []string
	var line strings.Builder
	used := 0
	flush := func() {
		lines = append(lines, line.String())
		line.Reset()
		used = 0
	}
	for i, paragraph := range l.words(spans) {
		if i > 0 {
			flush()
		}
		for _, w := range paragraph {
			if used > 0 && used+1+w.width > width {
				flush()
			}
			if used > 0 {
				line.WriteByte(' ')
				used++
			}
			if w.width > width {
				w.text = ansi.Hardwrap(w.text, width, false)
			}
			line.WriteString(w.text)
			used += w.width
		}
	}
	flush()
	return strings.Split(strings.Join(lines, "\n"), "\n")
}

// words cuts spans at spaces, into one list for each line that the text asks for.
func (l *layout) words(spans []span) [][]word {
	lines := [][]word{nil}
	open := false // the last word goes on with the next span
	add := func(text string, style ansi.Style) {
		last := &lines[len(lines)-1]
		if !open {
			*last = append(*last, word{})
		}
		w := &(*last)[len(*last)-1]
		w.text += l.style(style, text)
		w.width += ansi.StringWidth(text)
		open = true
	}
	for _, s := range spans {
		for i, text := range strings.Split(s.text, "\n") {
			if i > 0 {
				lines, open = append(lines, nil), false
			}
			for text != "" {
				end := strings.IndexByte(text, ' ')
				switch end {
				case 0:
					open, text = false, strings.TrimLeft(text, " ")
				case -1:
					add(text, s.style)
					text = ""
				default:
					add(text[:end], s.style)
					text = text[end:]
				}
			}
		}
	}
	if last := len(lines) - 1; last > 0 && lines[last] == nil {
		lines = lines[:last]
	}
	return lines
}

package page

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/charmbracelet/x/ansi"
	"github.com/yuin/goldmark/ast"
	extended "github.com/yuin/goldmark/extension/ast"

	"nqueens/checker/internal/pattern"
)

func (l *layout) block(n ast.Node, indent string) {
	switch n := n.(type) {
	case *ast.Heading:
		l.heading(n, indent)
	case *ast.Paragraph, *ast.TextBlock:
		l.paragraph(n, indent)
	case *ast.List:
		l.list(n, indent)
	case *ast.Blockquote:
		l.gap(indent)
		l.blocks(n, indent+l.style(faint, "│")+" ")
	case *ast.FencedCodeBlock:
		l.fence(n, indent)
	case *ast.CodeBlock:
		l.program("", l.raw(n), indent)
	case *ast.ThematicBreak:
		l.gap(indent)
		l.put(indent, l.style(faint, strings.Repeat("─", l.room(indent))))
	case *ast.HTMLBlock:
		l.html(n, indent)
	case *extended.Table:
		l.table(n, indent)
	default:
		l.blocks(n, indent)
	}
}

func (l *layout) heading(n *ast.Heading, indent string) {
	l.gap(indent)
	style := strong
	if n.Level == 1 {
		style = title
	}
	for _, line := range l.wrap([]span{{l.plain(n), style}}, l.room(indent)) {
		l.put(indent, line)
	}
}

func (l *layout) paragraph(n ast.Node, indent string) {
	if picture, ok := n.FirstChild().(*ast.Image); ok && picture.NextSibling() == nil {
		l.picture(picture, indent)
		return
	}
	if n.Kind() == ast.KindParagraph {
		l.gap(indent)
	}
	for _, line := range l.wrap(l.spans(n), l.room(indent)) {
		l.put(indent, line)
	}
}

func (l *layout) picture(n *ast.Image, indent string) {
	l.gap(indent)
	if l.Picture != nil {
		if lines, ok := l.Picture(string(n.Destination)); ok {
			for _, line := range lines {
				l.put(indent+"  ", line)
			}
			return
		}
	}
	for _, line := range l.wrap([]span{{"[picture: " + l.plain(n) + "]", faint}}, l.room(indent)) {
		l.put(indent, line)
	}
}

func (l *layout) list(n *ast.List, indent string) {
	number := n.Start
	for item := n.FirstChild(); item != nil; item = item.NextSibling() {
		if item.PreviousSibling() == nil && !insideTight(n) || !n.IsTight {
			l.gap(indent)
		}
		mark := "• "
		if n.IsOrdered() {
			mark = fmt.Sprintf("%d. ", number)
			number++
		}
		l.hang(item, indent, mark)
	}
}

// insideTight reports whether a list is part of an item without empty lines.
func insideTight(n *ast.List) bool {
	item, ok := n.Parent().(*ast.ListItem)
	if !ok {
		return false
	}
	outer, ok := item.Parent().(*ast.List)
	return ok && outer.IsTight
}

// hang lays an item out and puts its mark into the indentation of its first line.
func (l *layout) hang(item ast.Node, indent, mark string) {
	inner := indent + strings.Repeat(" ", ansi.StringWidth(mark))
	from := len(l.lines)
	l.lines = append(l.lines, Line{"", l.answer}) // stands for the gap that the first block asks for
	l.blocks(item, inner)
	l.lines = append(l.lines[:from], l.lines[from+1:]...)
	if from == len(l.lines) {
		l.put(indent, mark)
		return
	}
	l.lines[from].Text = indent + mark + strings.TrimPrefix(l.lines[from].Text, inner)
}

func (l *layout) fence(n *ast.FencedCodeBlock, indent string) {
	language := string(n.Language(l.src))
	if language == "output" {
		l.gap(indent)
		if l.answer == 0 {
			l.put(indent, l.style(faint, "printed:"))
		}
	}
	l.program(language, l.raw(n), indent)
}

// program shows code or what it printed, behind a bar.
func (l *layout) program(language, text, indent string) {
	if language != "output" {
		l.gap(indent)
	}
	text = strings.ReplaceAll(strings.TrimSuffix(text, "\n"), "\t", "    ")
	bar := indent + l.style(faint, "│ ")
	if language == "go" {
		text = refilled(text, l.room(bar))
	}
	lines := strings.Split(text, "\n")
	shown := lines
	if language == "go" && l.Styled {
		shown = highlight(text)
	}
	for i, line := range lines {
		if ansi.StringWidth(line) <= l.room(bar) {
			l.put(bar, shown[i])
			continue
		}
		// A piece of a line can not be counted on to be styled by itself.
		for _, piece := range broken(line, l.room(bar), language == "go" || language == "text") {
			l.put(bar, piece)
		}
	}
}

// commentLine is a line that is nothing but the prose of a comment: its lead and its text.
var commentLine = pattern.New(`^( *// )(\S.*)$`)

// refilled is code in which a comment that has a line too wide is filled anew from
// that line on, so that no line of it is left with a word or two.
func refilled(text string, room int) string {
	lines := strings.Split(text, "\n")
	var all []string
	for i := 0; i < len(lines); i++ {
		m := commentLine().FindStringSubmatch(lines[i])
		if m == nil || ansi.StringWidth(lines[i]) <= room {
			all = append(all, lines[i])
			continue
		}
		whole := lines[i]
		for ; i+1 < len(lines); i++ {
			next := commentLine().FindStringSubmatch(lines[i+1])
			if next == nil || next[1] != m[1] {
				break
			}
			whole += " " + next[2]
		}
		all = append(all, broken(whole, room, true)...)
	}
	return strings.Join(all, "\n")
}

// broken is a line that is too wide, broken at spaces. What goes on below stands
// further in than code does, behind "//" again in a comment.
func broken(line string, room int, code bool) []string {
	rest := strings.TrimLeft(line, " ")
	lead := strings.Repeat(" ", len(line)-len(rest))
	further := ""
	switch {
	case code && strings.HasPrefix(rest, "// "):
		further = lead + "// "
	case code:
		further = lead + "        "
	}
	if ansi.StringWidth(further) > room/2 {
		further = ""
	}
	var pieces []string
	for ansi.StringWidth(lead+rest) > room {
		at := breakAt(rest, room-ansi.StringWidth(lead))
		pieces = append(pieces, lead+rest[:at])
		if comment := strings.Index(rest, " // "); code && comment > 0 && comment < at {
			further += "// " // it stands behind a statement
		}
		lead, rest = further, strings.TrimLeft(rest[at:], " ")
	}
	return append(pieces, lead+rest)
}

// breakAt is how many bytes of a text stand on a line of that width: up to a space
// if there is one, and at least one character.
func breakAt(text string, width int) int {
	fits := len(ansi.Truncate(text, width, ""))
	if i := strings.LastIndex(text[:min(fits+1, len(text))], " "); i > 0 {
		return i
	}
	_, first := utf8.DecodeRuneInString(text)
	return max(fits, first)
}

var (
	tag     = pattern.New(`(?s)<!--.*?-->|<[^>]*>`)
	details = pattern.New(`(?i)<details\b|</details`)
	summary = pattern.New(`(?is)<summary\b[^>]*>(.*?)</summary>`)
)

// html understands <details> and <summary>; of other HTML the text is kept.
func (l *layout) html(n *ast.HTMLBlock, indent string) {
	text := l.raw(n)
	if n.HasClosure() {
		text += string(n.ClosureLine.Value(l.src))
	}
	for _, found := range details().FindAllString(text, -1) {
		if strings.HasPrefix(found, "</") {
			l.answer = 0
			continue
		}
		l.gap(indent)
		label := "Answer"
		if m := summary().FindStringSubmatch(text); m != nil {
			label = tag().ReplaceAllString(m[1], "")
		}
		l.put(indent, l.style(strong, "▸ "+strings.Join(strings.Fields(label), " ")))
		l.answers++
		l.answer = l.answers
	}
	rest := strings.TrimSpace(tag().ReplaceAllString(summary().ReplaceAllString(text, ""), ""))
	if rest == "" {
		return
	}
	l.gap(indent)
	for _, line := range l.wrap([]span{{rest, ansi.Style{}}}, l.room(indent)) {
		l.put(indent, line)
	}
}

package report

import (
	"strings"

	"github.com/charmbracelet/x/ansi"
)

func widthOf(gs []glyph) int {
	w := 0
	for _, g := range gs {
		w += g.width
	}
	return w
}

func textOf(gs []glyph) string {
	var b strings.Builder
	for _, g := range gs {
		b.WriteString(g.text)
	}
	return b.String()
}

var ellipsis = newGlyph("…")

// cutFrom is the first glyph to show of a line that is too wide, so that the one
// at an index stands in the middle, or further right where the line ends.
func cutFrom(gs []glyph, index, width int) int {
	index = min(index, len(gs))
	from, before, after := index, 0, widthOf(gs[index:])
	for from > 0 {
		w := before + gs[from-1].width
		if w > width/2 && w+after > width-ellipsis.width {
			break
		}
		from, before = from-1, w
	}
	if from == 1 { // the ellipsis would take the place of what it hides
		return 0
	}
	return from
}

// fit is what is shown of a line from a glyph on in at most so many columns,
// with an ellipsis for what is left out at either end.
func fit(gs []glyph, from, width int) []glyph {
	gs = gs[min(from, len(gs)):]
	if from > 0 {
		width -= ellipsis.width
	}
	if widthOf(gs) > width {
		width -= ellipsis.width
		n := 0
		for width >= gs[n].width {
			width -= gs[n].width
			n++
		}
		gs = append(gs[:n:n], ellipsis)
	}
	if from > 0 {
		gs = append([]glyph{ellipsis}, gs...)
	}
	return gs
}

// fitted is a line cut at its end to a width.
func fitted(line string, width int) string {
	return textOf(fit(glyphs(start(line, width+1)), 0, width))
}

// start is at most the first n characters of a line. Lines of a megabyte are
// printed by programs gone wrong, and a page shows little of them.
func start(line string, n int) string {
	for i := range line {
		if n == 0 {
			return line[:i]
		}
		n--
	}
	return line
}

// pad fills a text up to a width, its style not counted.
func pad(text string, width int) string {
	return text + strings.Repeat(" ", max(0, width-ansi.StringWidth(text)))
}

func padLeft(text string, width int) string {
	return strings.Repeat(" ", max(0, width-ansi.StringWidth(text))) + text
}

// wrap breaks a text at spaces into lines of at most a width. A longer word is
// cut apart.
func wrap(text string, width int) []string {
	var lines []string
	for paragraph := range strings.SplitSeq(Plain(text), "\n") {
		line := ""
		for _, word := range strings.Fields(paragraph) {
			if line != "" && ansi.StringWidth(line)+1+ansi.StringWidth(word) <= width {
				line += " " + word
				continue
			}
			if line != "" {
				lines = append(lines, line)
			}
			pieces := chop(word, width)
			lines = append(lines, pieces[:len(pieces)-1]...)
			line = pieces[len(pieces)-1]
		}
		lines = append(lines, line)
	}
	return lines
}

// chop cuts a word into pieces of at most a width; there is at least one.
func chop(word string, width int) []string {
	pieces, w := []string{""}, 0
	for _, g := range glyphs(word) {
		if w+g.width > width {
			pieces, w = append(pieces, ""), 0
		}
		pieces[len(pieces)-1] += g.text
		w += g.width
	}
	return pieces
}

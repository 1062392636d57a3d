package report

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/charmbracelet/x/ansi"
)

// A glyph is one character of a text as it is shown.
type glyph struct {
	text  string
	width int // in terminal columns
}

func newGlyph(text string) glyph {
	if len(text) == 1 {
		return glyph{text, 1}
	}
	return glyph{text, ansi.StringWidth(text)}
}

// glyphs turns a line into what is shown of it, one glyph a character. A byte
// that is not UTF-8 is a character of its own, as in judge.Difference.
func glyphs(line string) []glyph {
	var gs []glyph
	for line != "" {
		r, n := utf8.DecodeRuneInString(line)
		shown := safe(line[:n], r)
		if r == '\t' {
			shown = "    "
		}
		gs = append(gs, newGlyph(shown))
		line = line[n:]
	}
	return gs
}

// visibleGlyphs is glyphs for a line whose white space matters: spaces, tabs
// and the end of the line are seen.
func visibleGlyphs(line string) []glyph {
	gs := glyphs(line)
	column := 0
	for _, r := range line {
		switch r {
		case ' ':
			gs[column] = newGlyph("·")
		case '\t':
			gs[column] = newGlyph("→")
		}
		column++
	}
	return append(gs, newGlyph("↵"))
}

// safe is a character as it may be sent to a terminal: itself if it leaves a
// mark and does nothing else, else a visible escape.
func safe(char string, r rune) string {
	switch {
	case r == utf8.RuneError && len(char) == 1:
		return fmt.Sprintf(`\x%02x`, char[0])
	case r == 0x1b:
		return "␛"
	case r < ' ' || r == 0x7f:
		return fmt.Sprintf(`\x%02x`, r)
	case !unicode.IsPrint(r) && r > 0xffff:
		return fmt.Sprintf(`\U%08x`, r)
	case !unicode.IsPrint(r):
		return fmt.Sprintf(`\u%04x`, r)
	}
	return char
}

// Plain makes a text fit to be shown: what would steer a terminal is replaced by
// a visible escape. Line ends and tabs stay.
func Plain(text string) string {
	var b strings.Builder
	for text != "" {
		r, n := utf8.DecodeRuneInString(text)
		if r == '\n' || r == '\t' {
			b.WriteRune(r)
		} else {
			b.WriteString(safe(text[:n], r))
		}
		text = text[n:]
	}
	return b.String()
}

// Package report shows what the judge found: as text for people and as JSON for
// programs.
//
// The text is made for a terminal of 80 columns. It is always styled; the
// writer the caller passes decides what becomes of the colours, see Writer.
// Nothing is said by colour alone. What a learner's program printed is never
// sent to the terminal as it is: control characters, bidirectional overrides
// and bytes that are not UTF-8 are shown as visible escapes, in messages too.
//
// The package judges nothing and runs nothing. The command line calls it.
package report

import (
	"github.com/charmbracelet/x/ansi"

	"nqueens/checker/internal/judge"
)

// Options shape the text.
type Options struct {
	Width int // columns to fill; 0 means 80
}

func (o Options) width() int {
	if o.Width <= 0 {
		return 80
	}
	return max(o.Width, 40)
}

// The styles. Bold is 1, and red, green and yellow are 31 to 33: package ansi's own
// colours come with all kinds of others, which the engine of the pages would carry, too.
var (
	strong = ansi.NewStyle().Bold()
	faint  = ansi.NewStyle().Faint()
	spot   = ansi.NewStyle().Reverse(true)
	good   = ansi.Style{"1", "32"}
	bad    = ansi.Style{"1", "31"}
	unsure = ansi.Style{"1", "33"}
)

// face is the mark and the style of a verdict.
func face(v judge.Verdict) (mark string, style ansi.Style) {
	switch v {
	case judge.Accepted:
		return "✓", good
	case judge.Undecided:
		return "?", unsure
	case judge.InternalError:
		return "!", unsure
	}
	return "✗", bad
}

package report

import (
	"fmt"
	"io"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"nqueens/checker/internal/figures"
)

// A Bar is one line of a bar chart.
type Bar struct {
	Label string
	Value int64 // not negative
	Own   bool  // the learner's
}

// A label wider than widestLabel is cut, and on a narrow page as much as leaves room
// for the number and a bar of shortestBar.
const (
	widestLabel = 40
	shortestBar = 8
)

// Bars writes a bar chart, the longest bar as wide as there is room.
func Bars(w io.Writer, title string, bars []Bar, o Options) error {
	var label, number int
	var most int64
	for _, b := range bars {
		label = min(max(label, ansi.StringWidth(Plain(b.Label))), widestLabel)
		number = max(number, len(figures.Thousands(b.Value)))
		most = max(most, b.Value)
	}
	label = min(label, max(o.width()-number-6-shortestBar, shortestBar))
	room := max(o.width()-label-number-6, 1)
	var text strings.Builder
	for _, line := range wrap(title, o.width()) {
		fmt.Fprintln(&text, line)
	}
	for _, b := range bars {
		style := faint
		if b.Own {
			style = strong
		}
		fmt.Fprintf(&text, "  %s  %s  %s\n", pad(fitted(Plain(b.Label), label), label), padLeft(figures.Thousands(b.Value), number), style.Styled(length(b.Value, most, room)))
	}
	_, err := io.WriteString(w, text.String())
	return err
}

// eighths are bars of one to seven eighths of a column.
var eighths = []string{"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"}

// length is a bar as long for a value as room is for the most; never so short that it
// cannot be seen.
func length(value, most int64, room int) string {
	if value == 0 || most == 0 {
		return ""
	}
	parts := max(1, int(float64(value)/float64(most)*float64(room*8)))
	return strings.Repeat("█", parts/8) + eighths[parts%8]
}

package terminal

import (
	"context"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"nqueens/checker/internal/page"
)

// reader is the state of a pager.
type reader struct {
	lines    []page.Line
	top      int // the first line on the screen
	revealed int // the answers up to this one may be seen
	height   int // lines of text on the screen
	width    int
}

// Read shows a page screen by screen until the reader is through or leaves. An
// answer is shown when it has been asked for.
func (t *Terminal) Read(ctx context.Context, lines []page.Line) error {
	if err := t.Single(); err != nil {
		return err
	}
	defer t.Close()
	r := reader{lines: lines}
	pressed := t.Keys()
	for {
		width, height := t.Size()
		r.width, r.height = width, max(height-1, 1)
		r.top = min(r.top, r.last())
		if err := t.Screen(r.screen()); err != nil {
			return err
		}
		select {
		case key, open := <-pressed:
			if !open || r.press(key) {
				return t.leave()
			}
		case <-ctx.Done():
			return t.leave()
		}
	}
}

// leave puts the shell's next prompt below what is on the screen.
func (t *Terminal) leave() error {
	_, err := t.Write([]byte("\n"))
	return err
}

// open is how many lines may be seen: up to the next answer that was not asked for.
func (r *reader) open() int {
	for i, line := range r.lines {
		if line.Answer > r.revealed {
			return i
		}
	}
	return len(r.lines)
}

// last is the furthest that the top of the screen may go.
func (r *reader) last() int { return max(0, r.open()-r.height) }

// press moves through the page. It reports whether that was the end of it.
func (r *reader) press(key Key) (done bool) {
	switch key {
	case "q", Interrupt, Escape:
		return true
	case Up, "k":
		r.top--
	case PageUp, "b":
		r.top -= r.height
	case Home, "g":
		r.top = 0
	case End, "G":
		r.top = r.last()
	case Down, "j":
		return r.forward(1)
	case Enter, " ", PageDown, "f":
		return r.forward(r.height)
	}
	r.top = max(r.top, 0)
	return false
}

// forward goes on, or reveals the answer that the page stops at, or is through.
func (r *reader) forward(by int) (done bool) {
	switch {
	case r.top < r.last():
		r.top = min(r.top+by, r.last())
	case r.open() < len(r.lines):
		r.revealed++
		r.top = min(r.top+by, r.last())
	default:
		return true
	}
	return false
}

func (r *reader) screen() []string {
	var shown []string
	for i := r.top; i < min(r.top+r.height, r.open()); i++ {
		shown = append(shown, ansi.Truncate(r.lines[i].Text, r.width, "…"))
	}
	for len(shown) < r.height {
		shown = append(shown, "")
	}
	return append(shown, ansi.NewStyle().Reverse(true).Styled(r.status()))
}

// status says where one is and what the keys do.
func (r *reader) status() string {
	text := " space: on   b: back   q: leave "
	switch {
	case r.top < r.last():
	case r.open() < len(r.lines):
		text = " What will it print? Think first; space shows it.   b: back   q: leave "
	default:
		text = " The end.   b: back   space or q: leave "
	}
	return ansi.Truncate(text, r.width, "") + strings.Repeat(" ", max(0, r.width-ansi.StringWidth(text)))
}

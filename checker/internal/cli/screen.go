package cli

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"nqueens/checker/internal/report"
	"nqueens/checker/internal/terminal"
)

// A frame is what watch shows at one time.
type frame struct {
	title, state string
	body         []string
	note         string
}

// A screen shows frames and hears keys.
type screen interface {
	open() error
	close()
	keys() <-chan terminal.Key // closed where there are none to come
	width() int
	draw(frame) error
	scroll(terminal.Key) // through a body that is too long
}

// screen is the whole terminal where there is one, else lines one after another.
func (a *app) screen() screen {
	if t, ok := a.terminal(); ok {
		return &wholeScreen{Terminal: t, styled: a.styled()}
	}
	return &lineScreen{in: a.stdin, out: a.stdout}
}

// wholeScreen writes the terminal anew for every frame.
type wholeScreen struct {
	*terminal.Terminal
	styled bool
	last   []string // the body of the last frame
	top    int      // the first line of it that is seen
	room   int      // lines for it
}

func (w *wholeScreen) open() error               { return w.Single() }
func (w *wholeScreen) keys() <-chan terminal.Key { return w.Keys() }

func (w *wholeScreen) close() {
	w.Write([]byte("\n"))
	w.Close()
}

func (w *wholeScreen) width() int {
	width, _ := w.Size()
	return min(width, 100)
}

// watchKeys are the keys in words, and the same for a narrow terminal.
const (
	watchKeys  = " h hint   l list   n next   r again   q quit "
	narrowKeys = " h hint l list n next r again q quit"
)

// draw puts the file's name on top, the keys at the bottom, and between them as
// much of the body as there is room for.
func (w *wholeScreen) draw(f frame) error {
	if !slices.Equal(f.body, w.last) {
		w.last, w.top = f.body, 0
	}
	width, height := w.Size()
	head := []string{w.bar(width, " "+f.title, " "+f.state+" ")}
	if f.note != "" {
		head = append(head, ansi.Truncate(report.Plain(f.note), width, "…"))
	}
	w.room = max(height-len(head)-1, 1)
	below := max(0, len(f.body)-w.top-w.room)
	screen := head
	for i := range w.room {
		line := ""
		if i+w.top < len(f.body) {
			line = ansi.Truncate(f.body[i+w.top], width, "…")
		}
		screen = append(screen, line)
	}
	screen = append(screen, w.foot(width, below))
	if !w.styled {
		for i := range screen {
			screen[i] = ansi.Strip(screen[i])
		}
	}
	return w.Screen(screen)
}

// foot is the bar with the keys, and what of the body is not seen.
func (w *wholeScreen) foot(width, below int) string {
	words, short := "", ""
	switch {
	case below > 0:
		words, short = fmt.Sprintf("↑↓ %d more below ", below), "↓"
	case w.top > 0:
		words, short = "↑ more above ", "↑"
	}
	if ansi.StringWidth(watchKeys+words) > width {
		return w.bar(width, narrowKeys, short)
	}
	return w.bar(width, watchKeys, words)
}

// bar is a line with one text at its left end and one at its right.
func (w *wholeScreen) bar(width int, left, right string) string {
	left = ansi.Truncate(left, width-ansi.StringWidth(right), "…")
	space := strings.Repeat(" ", max(0, width-ansi.StringWidth(left)-ansi.StringWidth(right)))
	return ansi.NewStyle().Reverse(true).Styled(left + space + right)
}

func (w *wholeScreen) scroll(key terminal.Key) {
	switch key {
	case terminal.Up, "k":
		w.top--
	case terminal.Down, "j":
		w.top++
	case terminal.PageUp, "b":
		w.top -= w.room
	case terminal.PageDown, " ":
		w.top += w.room
	case terminal.Home:
		w.top = 0
	case terminal.End:
		w.top = len(w.last)
	}
	w.top = max(0, min(w.top, len(w.last)-w.room))
}

// lineScreen writes what is new below what was there.
type lineScreen struct {
	in   io.Reader
	out  io.Writer
	last frame
}

func (l *lineScreen) open() error               { return nil }
func (l *lineScreen) close()                    {}
func (l *lineScreen) keys() <-chan terminal.Key { return terminal.KeysOf(l.in) }
func (l *lineScreen) width() int                { return 80 }
func (l *lineScreen) scroll(terminal.Key)       {}

func (l *lineScreen) draw(f frame) error {
	var text strings.Builder
	if f.body != nil && !slices.Equal(f.body, l.last.body) {
		text.WriteString(strings.Join(f.body, "\n") + "\n\n")
	}
	if f.note != l.last.note {
		text.WriteString(report.Plain(f.note) + "\n")
	}
	if f.title != l.last.title {
		fmt.Fprintf(&text, "Watching %s. Save it to have it checked.\nKeys, each followed by Enter: %s\n", f.title, strings.TrimSpace(watchKeys))
	}
	l.last = f
	_, err := io.WriteString(l.out, text.String())
	return err
}

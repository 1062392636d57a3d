// Package terminal talks to the person at a terminal: its size, single keys, and a
// screen that is written anew. It knows nothing of the course; the command line's
// pager and its watch are built on it.
package terminal

import (
	"io"
	"os"
	"strings"

	"golang.org/x/term"
)

// A Terminal is a screen and a keyboard.
type Terminal struct {
	in, out *os.File
	before  *term.State // nil while keys are not single
}

// Open takes two files as a terminal. It reports false where one of them is none.
func Open(in, out *os.File) (*Terminal, bool) {
	if in == nil || out == nil || !term.IsTerminal(int(in.Fd())) || !term.IsTerminal(int(out.Fd())) {
		return nil, false
	}
	return &Terminal{in: in, out: out}, true
}

// Size is the number of columns and lines, 80 and 24 where that cannot be told.
func (t *Terminal) Size() (width, height int) {
	width, height, err := term.GetSize(int(t.out.Fd()))
	if err != nil || width <= 0 || height <= 0 {
		return 80, 24
	}
	return width, height
}

// Single makes every key count by itself, without Enter and without being shown,
// until Close. Ctrl-C is a key as well then.
func (t *Terminal) Single() error {
	state, err := term.MakeRaw(int(t.in.Fd()))
	if err == nil {
		t.before = state
	}
	return err
}

// Close gives the terminal back as it was.
func (t *Terminal) Close() error {
	if t.before == nil {
		return nil
	}
	state := t.before
	t.before = nil
	return term.Restore(int(t.in.Fd()), state)
}

// Write writes text whose lines end in "\n", whatever mode the terminal is in.
func (t *Terminal) Write(text []byte) (int, error) {
	shown := string(text)
	if t.before != nil {
		shown = strings.ReplaceAll(shown, "\n", "\r\n")
	}
	if _, err := io.WriteString(t.out, shown); err != nil {
		return 0, err
	}
	return len(text), nil
}

const (
	home       = "\x1b[H"
	clearRest  = "\x1b[J"
	clearLine  = "\x1b[K"
	hideCursor = "\x1b[?25l"
	showCursor = "\x1b[?25h"
)

// Screen replaces what is shown by these lines, which must fit. Line by line, so
// that nothing flickers.
func (t *Terminal) Screen(lines []string) error {
	var b strings.Builder
	b.WriteString(hideCursor + home)
	for i, line := range lines {
		if i > 0 {
			b.WriteString("\n")
		}
		b.WriteString(line + clearLine)
	}
	b.WriteString(clearRest + showCursor)
	_, err := t.Write([]byte(b.String()))
	return err
}

// Clear empties the screen.
func (t *Terminal) Clear() error {
	_, err := t.Write([]byte(home + clearRest))
	return err
}

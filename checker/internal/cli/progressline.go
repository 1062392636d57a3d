package cli

import (
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"golang.org/x/term"

	"nqueens/checker/internal/grading"
)

// A progressLine tells how far a class is graded: by a bar that fills on a terminal,
// by a line for each tenth elsewhere.
type progressLine struct {
	w        io.Writer
	terminal bool
	begun    time.Time
	drawn    time.Time // when the bar was drawn last
	tenth    int       // the last that was told
}

func newProgressLine(w io.Writer) *progressLine {
	return &progressLine{w: w, terminal: isTerminal(w), begun: time.Now()}
}

func isTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}

const (
	barWidth  = 30
	drawEvery = 100 * time.Millisecond
)

func (p *progressLine) tell(now grading.Progress) {
	if p.terminal {
		if now.Done == now.All || time.Since(p.drawn) >= drawEvery {
			p.drawn = time.Now()
			fmt.Fprintf(p.w, "\r%s\x1b[K", barOf(now, time.Since(p.begun)))
		}
		return
	}
	if tenth := 10 * now.Done / now.All; tenth > p.tenth {
		p.tenth = tenth
		fmt.Fprintln(p.w, wordsOf(now))
	}
}

// end leaves the bar where it is.
func (p *progressLine) end() {
	if p.terminal && !p.drawn.IsZero() {
		fmt.Fprintln(p.w)
	}
}

// barOf is the bar, and about how long the rest takes if it goes on as it did.
func barOf(now grading.Progress, took time.Duration) string {
	full := barWidth * now.Done / now.All
	line := fmt.Sprintf("[%s%s] %s", strings.Repeat("#", full), strings.Repeat(".", barWidth-full), wordsOf(now))
	graded := now.Done - now.Known
	if left := now.All - now.Done; left > 0 && graded > 0 && took > 2*time.Second {
		line += fmt.Sprintf(", about %s more", (took / time.Duration(graded) * time.Duration(left)).Round(time.Second))
	}
	return line
}

func wordsOf(now grading.Progress) string {
	words := fmt.Sprintf("graded %d of %d", now.Done, now.All)
	if now.Known > 0 {
		words += fmt.Sprintf(" (%d known already)", now.Known)
	}
	return words
}

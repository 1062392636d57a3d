package cli

import (
	"context"
	"fmt"
	"io"
	"os"
	"slices"

	"nqueens/checker/internal/board"
	"nqueens/checker/internal/page"
	"nqueens/checker/internal/report"
	"nqueens/checker/internal/terminal"
)

// terminal is the one that standard input and output are, if they are and it can
// be written anew.
func (a *app) terminal() (*terminal.Terminal, bool) {
	if os.Getenv("TERM") == "dumb" {
		return nil, false
	}
	in, _ := a.stdin.(*os.File)
	out, _ := a.rawStdout.(*os.File)
	return terminal.Open(in, out)
}

// styled reports whether standard output shows colours.
func (a *app) styled() bool { return report.Coloured(a.rawStdout, os.Environ()) }

// pageWidth is the number of columns of standard output.
func (a *app) pageWidth() int {
	if width := a.terminalWidth(); width > 0 {
		return width
	}
	return 80
}

// render lays Markdown out for standard output.
func (a *app) render(markdown []byte) []page.Line { return a.renderTo(a.pageWidth(), markdown) }

// renderTo lays Markdown out for so many columns.
func (a *app) renderTo(width int, markdown []byte) []page.Line {
	return page.Render(markdown, page.Options{Width: width, Styled: a.styled()})
}

// pictureIndent is how far a page moves its pictures in.
const pictureIndent = 2

// renderLesson lays a page of that folder of lessons/ out for standard output, its
// pictures drawn with characters.
func (a *app) renderLesson(folder string, markdown []byte) []page.Line {
	width := a.pageWidth()
	draw := func(file string) ([]string, bool) {
		picture, ok := board.Named(folder + "/" + file)
		if !ok {
			return nil, false
		}
		return picture.Text(width - pictureIndent)
	}
	return page.Render(markdown, page.Options{Width: width, Styled: a.styled(), Picture: draw})
}

// showPage shows a page: in a pager where it is longer than the terminal or asks
// the reader something, else as it is, answers and all.
func (a *app) showPage(ctx context.Context, lines []page.Line) error {
	if t, ok := a.terminal(); ok {
		if _, height := t.Size(); len(lines) >= height || asks(lines) {
			return t.Read(ctx, lines)
		}
	}
	return printLines(&output{to: a.rawStdout}, lines)
}

// asks reports whether a page holds an answer to think about first.
func asks(lines []page.Line) bool {
	return slices.ContainsFunc(lines, func(l page.Line) bool { return l.Answer > 0 })
}

func printLines(w io.Writer, lines []page.Line) error {
	for _, line := range lines {
		if _, err := fmt.Fprintln(w, line.Text); err != nil {
			return err
		}
	}
	return nil
}

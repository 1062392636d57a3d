package report

import (
	"io"
	"os"
	"runtime"
	"strings"

	"github.com/charmbracelet/x/ansi"
	"golang.org/x/term"
)

// Writer wraps a terminal or file so that styled text written to it keeps its
// style only where that can be shown: not where w is no terminal, unless
// CLICOLOR_FORCE asks for it, and never with NO_COLOR (no-color.org: any text
// counts). Environ is as from os.Environ. Text must reach it in whole lines.
func Writer(w io.Writer, environ []string) io.Writer {
	if Coloured(w, environ) {
		return w
	}
	return plainWriter{w}
}

// Coloured reports whether text written to w may hold escape sequences.
func Coloured(w io.Writer, environ []string) bool {
	f, ok := w.(*os.File)
	return showsColours(ok && term.IsTerminal(int(f.Fd())), environ)
}

func showsColours(terminal bool, environ []string) bool {
	force := variable(environ, "CLICOLOR_FORCE")
	kind := variable(environ, "TERM")
	switch {
	case variable(environ, "NO_COLOR") != "":
		return false
	case force != "" && force != "0":
		return true
	case kind == "dumb", kind == "" && runtime.GOOS != "windows":
		return false
	}
	return terminal
}

// variable is the value that counts, the last; "" if there is none.
func variable(environ []string, name string) string {
	value := ""
	for _, entry := range environ {
		if key, text, _ := strings.Cut(entry, "="); key == name {
			value = text
		}
	}
	return value
}

// plainWriter takes the escape sequences out.
type plainWriter struct{ to io.Writer }

func (p plainWriter) Write(text []byte) (int, error) {
	if _, err := io.WriteString(p.to, ansi.Strip(string(text))); err != nil {
		return 0, err
	}
	return len(text), nil
}

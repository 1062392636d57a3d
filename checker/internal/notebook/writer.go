package notebook

import (
	"slices"
	"strings"
)

// writer puts a program together line by line.
type writer struct {
	notebook *Notebook
	text     strings.Builder
	origins  []origin
}

func (w *writer) line(text string, from origin) {
	w.text.WriteString(text + "\n")
	w.origins = append(w.origins, from)
}

func (w *writer) plain(lines ...string) {
	for _, text := range lines {
		w.line(text, origin{})
	}
}

// imports writes the imports, each at its old column.
func (w *writer) imports(imports []programImport) {
	grouped := false
	group := func(want bool) {
		if want && !grouped {
			w.plain("import (")
		}
		if !want && grouped {
			w.plain(")")
		}
		grouped = want
	}
	for _, imp := range imports {
		c := &w.notebook.Cells[imp.cell]
		before := c.Source[strings.LastIndex(c.Source[:imp.code.start], "\n")+1 : imp.code.start]
		alone := before == "import "
		group(!alone)
		if !alone {
			before = mask(before, []span{{0, len(before)}})
		}
		w.line(before+imp.text, origin{imp.cell, c.lineAt(imp.code.start)})
	}
	group(false)
	if len(imports) > 0 {
		w.plain("")
	}
}

// above writes what still holds of a cell above.
func (w *writer) above(k int, held []declaration) {
	c := &w.notebook.Cells[k]
	cuts := slices.Clone(c.body.cuts)
	kept := 0
	for _, d := range c.body.decls {
		if slices.ContainsFunc(held, func(h declaration) bool { return h.cell == k && h.code == d.code }) {
			kept++
		} else {
			cuts = append(cuts, d.whole)
		}
	}
	if kept > 0 {
		w.cell(k, cuts)
		w.plain("")
	}
}

// cell writes the lines of a cell but for those that are cut out wholly and the
// blank lines after them.
func (w *writer) cell(k int, cuts []span) {
	source := w.notebook.Cells[k].Source
	at, number := 0, 0
	gap := len(cuts) > 0 // only blank or cut lines so far, or since the last cut
	for line := range strings.Lines(mask(source, cuts)) {
		number++
		blank := strings.TrimSpace(line) == ""
		if cutWholly(source, line, at, cuts) {
			gap = true
		} else if !blank || !gap {
			gap = false
			w.line(strings.TrimSuffix(line, "\n"), origin{k, number})
		}
		at += len(line)
	}
}

// cutWholly tells whether nothing is left of the line at that offset. A line
// that was blank before counts only inside a cut: it may be part of a string.
func cutWholly(source, line string, at int, cuts []span) bool {
	if strings.TrimSpace(line) != "" {
		return false
	}
	inside := slices.ContainsFunc(cuts, func(s span) bool { return s.start <= at && at < s.end })
	return inside || strings.TrimSpace(source[at:at+len(line)]) != ""
}

// mask overwrites spans with blanks and leaves line ends and tabs, so that
// nothing else moves.
func mask(source string, cuts []span) string {
	text := []byte(source)
	for _, s := range cuts {
		for i := s.start; i < s.end; i++ {
			if text[i] != '\n' && text[i] != '\t' {
				text[i] = ' '
			}
		}
	}
	return string(text)
}

package icpc

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/yuin/goldmark/ast"
	extended "github.com/yuin/goldmark/extension/ast"
)

// tex is the statement as the body of a TeX document. Judges show the samples beside
// it, so only the words around them are there; a sample that is no test stays whole.
func (s *statement) tex() []byte {
	t := texWriter{src: s.src}
	fmt.Fprintf(&t.out, "\\problemname{%s}\n", texText(s.title))
	for _, p := range s.body {
		if p.block == nil {
			t.heading(p.level, p.heading)
		} else {
			t.write(p.block)
		}
	}
	for _, sample := range s.samples {
		if sample.head {
			t.all(sample.blocks)
		}
	}
	t.notes(s.samples)
	if t.foreign {
		t.out.WriteString("\n\\noindent A sign written as \\texttt{<U+...>} stands for the character with that number in Unicode.\n")
	}
	return []byte(t.out.String())
}

// texWriter writes blocks in the part of LaTeX that judges can show.
type texWriter struct {
	src     []byte
	out     strings.Builder
	foreign bool // a character was written by its number
}

// notes are the words beside the samples that are tests.
func (t *texWriter) notes(samples []sample) {
	begun := false
	for _, sample := range samples {
		words := false
		for _, n := range sample.blocks {
			if sample.head || isFence(n) {
				continue
			}
			if !begun {
				t.heading(2, "Notes on the samples")
				begun = true
			}
			if !words && len(samples) > 1 {
				t.heading(3, sample.heading)
			}
			words = true
			one := texWriter{src: t.src}
			one.write(n)
			t.foreign = t.foreign || one.foreign
			text := one.out.String()
			if led, ok := strings.CutSuffix(text, ":\n"); ok { // to a fence that is not there
				text = led + ".\n"
			}
			t.out.WriteString(text)
		}
	}
}

func (t *texWriter) heading(level int, words string) {
	kind := "section*"
	if level > 2 {
		kind = "subsection*"
	}
	fmt.Fprintf(&t.out, "\n\\%s{%s}\n", kind, t.text(words))
}

func (t *texWriter) all(blocks []ast.Node) {
	for _, n := range blocks {
		t.write(n)
	}
}

// write writes a block and the empty line before it.
func (t *texWriter) write(n ast.Node) {
	switch n := n.(type) {
	case *ast.Heading:
		t.heading(n.Level, plain(n, t.src))
	case *ast.FencedCodeBlock, *ast.CodeBlock:
		t.code(string(n.Lines().Value(t.src)))
	case *ast.List:
		kind := "itemize"
		if n.IsOrdered() {
			kind = "enumerate"
		}
		t.environment(kind, n)
	case *ast.ListItem:
		t.out.WriteString("\\item")
		t.children(n)
	case *ast.Blockquote:
		t.environment("quote", n)
	case *extended.Table:
		t.table(n)
	case *ast.HTMLBlock:
	case *ast.ThematicBreak:
		t.out.WriteString("\n\\medskip\n")
	case *ast.TextBlock: // the words of a list item
		fmt.Fprintf(&t.out, " %s\n", t.inline(n))
	default:
		fmt.Fprintf(&t.out, "\n%s\n", t.inline(n))
	}
}

func (t *texWriter) environment(kind string, n ast.Node) {
	fmt.Fprintf(&t.out, "\n\\begin{%s}\n", kind)
	t.children(n)
	fmt.Fprintf(&t.out, "\\end{%s}\n", kind)
}

func (t *texWriter) children(n ast.Node) {
	for child := n.FirstChild(); child != nil; child = child.NextSibling() {
		t.write(child)
	}
}

// code writes text as it stands. Verbatim text has no commands in it, so where a
// character needs one, each line is set by itself.
func (t *texWriter) code(text string) {
	text = strings.TrimRight(text, "\n")
	if isASCII(text) && !strings.Contains(text, "\\end{verbatim}") {
		fmt.Fprintf(&t.out, "\n\\begin{verbatim}\n%s\n\\end{verbatim}\n", text)
		return
	}
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		lines[i] = "\\texttt{" + strings.ReplaceAll(t.text(line), " ", "~") + "}"
	}
	fmt.Fprintf(&t.out, "\n\\noindent\n%s\n", strings.Join(lines, "\\\\\n"))
}

// widest is how many characters of a table fit on a line of a printed page.
const widest = 80

// table writes a table. The columns of a wide one share the line by the lengths of
// their longest cells, and their words wrap.
func (t *texWriter) table(n *extended.Table) {
	var rows [][]string
	var longest []int
	total := 0
	for row := n.FirstChild(); row != nil; row = row.NextSibling() {
		var cells []string
		for cell := row.FirstChild(); cell != nil; cell = cell.NextSibling() {
			k := len(cells)
			cells = append(cells, t.inline(cell))
			if k == len(longest) {
				longest = append(longest, 1)
			}
			if length := utf8.RuneCountInString(plain(cell, t.src)); length > longest[k] {
				longest[k] = length
			}
		}
		rows = append(rows, cells)
	}
	for _, length := range longest {
		total += length
	}
	columns := strings.Repeat("l", len(longest))
	if total > widest {
		columns = ""
		for _, length := range longest {
			columns += fmt.Sprintf("p{%.2f\\textwidth}", 0.06+(0.9-0.08*float64(len(longest)))*float64(length)/float64(total))
		}
	}
	fmt.Fprintf(&t.out, "\n\\begin{tabular}{%s}\n\\hline\n", columns)
	for i, cells := range rows {
		fmt.Fprintf(&t.out, "%s \\\\\n", strings.Join(cells, " & "))
		if i == 0 {
			t.out.WriteString("\\hline\n")
		}
	}
	t.out.WriteString("\\hline\n\\end{tabular}\n")
}

// inline is the running text in a block.
func (t *texWriter) inline(n ast.Node) string {
	var b strings.Builder
	for child := n.FirstChild(); child != nil; child = child.NextSibling() {
		switch child := child.(type) {
		case *ast.Text:
			b.WriteString(t.text(textOf(child, t.src)))
			switch {
			case child.HardLineBreak():
				b.WriteString("\\\\\n")
			case child.SoftLineBreak():
				b.WriteByte('\n')
			}
		case *ast.String:
			b.WriteString(t.text(string(child.Value)))
		case *ast.CodeSpan:
			b.WriteString("\\texttt{" + t.text(plain(child, t.src)) + "}")
		case *ast.Emphasis:
			command := "emph"
			if child.Level == 2 {
				command = "textbf"
			}
			fmt.Fprintf(&b, "\\%s{%s}", command, t.inline(child))
		case *ast.Link:
			fmt.Fprintf(&b, "\\href{%s}{%s}", texAddress(string(child.Destination)), t.inline(child))
		case *ast.AutoLink:
			fmt.Fprintf(&b, "\\url{%s}", texAddress(string(child.URL(t.src))))
		default:
			b.WriteString(t.inline(child))
		}
	}
	return b.String()
}

func (t *texWriter) text(words string) string {
	set := texText(words)
	t.foreign = t.foreign || strings.Contains(set, "<U+")
	return set
}

// signs are the characters that TeX takes for commands, and those for which it has one.
var signs = map[rune]string{
	'\\': `\textbackslash{}`, '{': `\{`, '}': `\}`, '$': `\$`, '&': `\&`, '#': `\#`, '_': `\_`, '%': `\%`,
	'^': `\textasciicircum{}`, '~': `\textasciitilde{}`, '<': `\textless{}`, '>': `\textgreater{}`, '|': `\textbar{}`,
	'≤': `$\leq$`, '≥': `$\geq$`, '≠': `$\neq$`, '·': `$\cdot$`, '×': `$\times$`, '−': `$-$`,
	'…': `\ldots{}`, '–': `--`, '—': `---`, '“': "``", '”': `''`, '‘': "`", '’': `'`, '\u00a0': `~`,
}

// texText is a text in TeX. Of what no usual font of TeX has, such as Chinese
// characters, the number is given.
func texText(words string) string {
	var b strings.Builder
	for _, r := range words {
		sign, ok := signs[r]
		switch {
		case ok:
			b.WriteString(sign)
		case r <= 'ſ': // Latin letters with all their accents
			b.WriteRune(r)
		default:
			fmt.Fprintf(&b, "\\texttt{<U+%04X>}", r)
		}
	}
	return b.String()
}

// texAddress is an address in a command of TeX.
func texAddress(address string) string {
	return strings.NewReplacer(`\`, "%5C", "{", "%7B", "}", "%7D", "%", `\%`, "#", `\#`, "&", `\&`, "_", `\_`).Replace(address)
}

func isASCII(text string) bool {
	return strings.IndexFunc(text, func(r rune) bool { return r >= utf8.RuneSelf }) < 0
}

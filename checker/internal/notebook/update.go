package notebook

import (
	"cmp"
	"slices"
	"strings"

	"nqueens/checker/internal/fence"
	"nqueens/checker/internal/pattern"
)

// FenceText is an output as it reads in a fence: with LF line ends, the last
// line ended too. Compare with it what a cell printed and what its fence holds.
func FenceText(output string) string {
	output = strings.ReplaceAll(output, "\r\n", "\n")
	if output != "" && !strings.HasSuffix(output, "\n") {
		output += "\n"
	}
	return output
}

// Outputs are what a run of a notebook gave, by the index of the cell or of the
// table of steps.
type Outputs struct {
	Cells  map[int]string
	Tables map[int]string // see StepTable.Layout
}

// Update is the README with these outputs. A cell without an output fence gets
// one, if there is output: right after the cell, and inside <details> if the
// reader is to predict it. A table of steps that is not there yet comes right
// after its comment. All else stays as it is, byte for byte.
func (n *Notebook) Update(outputs Outputs) []byte {
	var edits []edit
	for i := range n.Cells {
		c := &n.Cells[i]
		printed, given := outputs.Cells[i]
		if printed = FenceText(printed); given && printed != c.Output {
			edits = append(edits, n.edit(c, printed))
		}
	}
	for i := range n.Tables {
		t := &n.Tables[i]
		if table, given := outputs.Tables[i]; given && table != t.Table {
			edits = append(edits, n.editTable(t, table))
		}
	}
	slices.SortStableFunc(edits, func(a, b edit) int { return cmp.Compare(a.start, b.start) })
	src := slices.Clone(n.src)
	for _, e := range slices.Backward(edits) {
		src = slices.Replace(src, e.start, e.end, []byte(e.text)...)
	}
	return src
}

// An edit puts a text in the place of a range of bytes.
type edit struct {
	start, end int
	text       string
}

func (n *Notebook) edit(c *Cell, printed string) edit {
	if c.HasOutput {
		return edit{c.output.Open, c.output.Close, c.output.WithContent(n.src, printed)}
	}
	at := c.block.Close
	fenced := fence.Fenced("output", printed)
	if !c.Predict {
		return edit{at, at, c.block.Behind(n.src, "\n"+fenced)}
	}
	if length := detailsLength(n.src[at:], c.block.Prefix); length > 0 {
		at += length
		return edit{at, at, c.block.Indent("\n" + fenced + gapBefore(n.src[at:]))}
	}
	return edit{at, at, c.block.Behind(n.src, "\n<details>\n<summary>What it prints</summary>\n\n"+fenced+"\n</details>\n"+gapBefore(n.src[at:]))}
}

func (n *Notebook) editTable(t *StepTable, table string) edit {
	if t.Table == "" {
		table = "\n" + table + gapBefore(n.src[t.place.end:])
		if n.src[t.place.start-1] != '\n' {
			table = "\n" + table
		}
	}
	return edit{t.place.start, t.place.end, strings.ReplaceAll(table, "\n", t.newline)}
}

// openDetails is a <details> element that opens right after a cell, with its
// summary, up to the end of the line. Its group is what stands before it.
var openDetails = pattern.New(`^(?i:(?:\s*\n)?([ \t]*)<details\b[^>]*>(?:\s*<summary\b[^>]*>[^<]*(?:<[^/][^<]*</[^<]*)*</summary>)?)[ \t]*\r?\n`)

// detailsLength is the length of a text up to where the content of a <details>
// element begins, if the text opens with one at the depth of the prefix.
func detailsLength(text []byte, prefix string) int {
	at := openDetails().FindSubmatchIndex(text)
	if at == nil || prefix != "" && prefix != string(text[at[2]:at[3]]) {
		return 0
	}
	return at[1]
}

// gapBefore is a blank line if none stands there yet: HTML needs one before it to
// be seen as such, and one behind it to end.
func gapBefore(rest []byte) string {
	if len(rest) == 0 || rest[0] == '\n' || rest[0] == '\r' {
		return ""
	}
	return "\n"
}

package board

import (
	"fmt"
	"io"
	"strings"
)

// Lengths are in pixels of the picture at its own size.
const (
	cell   = 48 // side of a cell
	margin = 28 // strip on each side that holds the numbers
)

// The queen is drawn once, in a cell whose corner is 0 0: five points, each with
// a ball, and a foot.
const queen = `<g id="q">` +
	`<path d="M9 17l6.5 9 1-13 4.5 12 3-13.5 3 13.5 4.5-12 1 13 6.5-9-4.5 16h-21zM12.5 35.5h23l1.5 4.5h-26z" stroke-width="1.5" stroke-linejoin="round"/>` +
	`<circle cx="9" cy="16" r="2.8"/><circle cx="16.5" cy="11.5" r="2.8"/><circle cx="24" cy="10" r="2.8"/>` +
	`<circle cx="31.5" cy="11.5" r="2.8"/><circle cx="39" cy="16" r="2.8"/></g>`

// The cells bring their own background. What lies outside them, the numbers and
// the frame, is a grey of about the same contrast on white and on near black, so
// the picture does not depend on the page knowing which theme the reader chose.
const style = `text{font:600 15px sans-serif;text-anchor:middle;fill:#777}` +
	`.frame{fill:none;stroke:#777;stroke-width:2}` +
	`.light{fill:#f3f5f9}.dark{fill:#cdd6e4}.light-hit{fill:#ffdfa6}.dark-hit{fill:#f3bd68}` +
	`.queen{fill:#24344d;stroke:#24344d}.centre{fill:#b3310c;stroke:#b3310c}`

// SVG writes the board as a picture with its rows and columns numbered. The cells
// that the queen of the row `from` attacks are tinted and that queen is drawn in
// another colour; 0 tints nothing. The same board gives the same bytes. The error
// is that of the writer.
func (b Board) SVG(w io.Writer, from int) error {
	side := len(b)*cell + 2*margin
	var svg strings.Builder
	fmt.Fprintf(&svg, `<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d" role="img" aria-labelledby="title desc">`+"\n", side, side, side, side)
	fmt.Fprintf(&svg, "<title id=\"title\">%s</title>\n<desc id=\"desc\">%s</desc>\n", b.title(), b.description(from))
	fmt.Fprintf(&svg, "<style>%s</style>\n<defs>%s</defs>\n", style, queen)
	b.numbers(&svg)
	fmt.Fprintf(&svg, "<g transform=\"translate(%d %d)\">\n", margin, margin)
	b.cells(&svg, from)
	fmt.Fprintf(&svg, "<rect class=\"frame\" width=\"%d\" height=\"%d\"/>\n", len(b)*cell, len(b)*cell)
	b.queens(&svg, from)
	svg.WriteString("</g>\n</svg>\n")
	_, err := io.WriteString(w, svg.String())
	return err
}

func (b Board) title() string {
	columns := strings.Trim(fmt.Sprint([]int(b)), "[]")
	return fmt.Sprintf("%d x %d board, queens in columns %s", len(b), len(b), columns)
}

func (b Board) description(from int) string {
	text := "Row 1 is at the top, column 1 on the left; the columns are listed row by row."
	if b.onBoard(from) {
		text += fmt.Sprintf(" The tinted cells are those that the queen in row %d, column %d attacks.", from, b[from-1])
	}
	return text
}

// numbers writes the column numbers above the board and the row numbers beside it.
func (b Board) numbers(svg *strings.Builder) {
	svg.WriteString("<g>")
	for i := 1; i <= len(b); i++ {
		middle := margin + i*cell - cell/2
		fmt.Fprintf(svg, `<text x="%d" y="%d">%d</text>`, middle, margin-9, i)
		fmt.Fprintf(svg, `<text x="%d" y="%d">%d</text>`, margin/2, middle+5, i)
	}
	svg.WriteString("</g>\n")
}

// cells writes the cells as one path for each colour, which keeps the file small.
func (b Board) cells(svg *strings.Builder, from int) {
	classes := []string{"light", "dark", "light-hit", "dark-hit"}
	paths := make([]strings.Builder, len(classes))
	for row := 1; row <= len(b); row++ {
		for column := 1; column <= len(b); column++ {
			class := (row + column) % 2
			if b.attacks(from, row, column) {
				class += 2
			}
			fmt.Fprintf(&paths[class], "M%d %dh%dv%dh-%dz", (column-1)*cell, (row-1)*cell, cell, cell, cell)
		}
	}
	for i, class := range classes {
		if paths[i].Len() > 0 {
			fmt.Fprintf(svg, "<path class=\"%s\" d=\"%s\"/>\n", class, paths[i].String())
		}
	}
}

// queens writes a queen for each row that has one.
func (b Board) queens(svg *strings.Builder, from int) {
	for row := 1; row <= len(b); row++ {
		if !b.onBoard(row) {
			continue
		}
		class := "queen"
		if row == from {
			class = "centre"
		}
		fmt.Fprintf(svg, "<use href=\"#q\" class=\"%s\" x=\"%d\" y=\"%d\"/>\n", class, (b[row-1]-1)*cell, (row-1)*cell)
	}
}

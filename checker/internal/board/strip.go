package board

import "slices"

// captionSize is the font size of a caption.
const captionSize = 14

// gap is the free space between two panels of a strip, in pixels.
const gap = 18

// A Strip is a panel of several panels, in rows of that many columns and read
// like text.
type Strip struct {
	Columns int
	Panels  []Panel
}

// measure returns the widths of the columns and the heights of the rows.
func (s Strip) measure() (widths, heights []int) {
	columns := min(max(s.Columns, 1), max(len(s.Panels), 1))
	widths = make([]int, columns)
	heights = make([]int, (len(s.Panels)+columns-1)/columns)
	for i, panel := range s.Panels {
		width, height := panel.size()
		widths[i%columns] = max(widths[i%columns], width)
		heights[i/columns] = max(heights[i/columns], height)
	}
	return widths, heights
}

func (s Strip) size() (width, height int) {
	widths, heights := s.measure()
	return withGaps(widths), withGaps(heights)
}

// withGaps is how long parts are that stand beside each other.
func withGaps(lengths []int) int {
	total := gap * max(len(lengths)-1, 0)
	for _, length := range lengths {
		total += length
	}
	return total
}

func (s Strip) draw(c *canvas, x, y int) *element {
	widths, heights := s.measure()
	all := newElement("g")
	for i, panel := range s.Panels {
		column, row := i%len(widths), i/len(widths)
		width, _ := panel.size()
		left := x + withGaps(widths[:column]) + min(column, 1)*gap
		top := y + withGaps(heights[:row]) + min(row, 1)*gap
		all.add(panel.draw(c, left+(widths[column]-width)/2, top))
	}
	return all
}

// textGap is the free space between two drawings of a strip, in columns.
const textGap = 4

// text puts as many panels beside each other as the picture does, or fewer where
// the width asks for it.
func (s Strip) text(width int) []string {
	drawings := make([][]string, len(s.Panels))
	for i, panel := range s.Panels {
		drawings[i] = panel.text(width)
	}
	columns := min(max(s.Columns, 1), max(len(s.Panels), 1))
	for columns > 1 && columnsOf(inRows(drawings, columns)) > width {
		columns--
	}
	return inRows(drawings, columns)
}

// inRows puts that many drawings beside each other, and the next ones below them
// in the same columns.
func inRows(drawings [][]string, columns int) []string {
	var lines []string
	for i := 0; i < len(drawings); i += columns {
		row := slices.Clone(drawings[i:min(i+columns, len(drawings))])
		for j, drawing := range row {
			widest := 0
			for k := j; k < len(drawings); k += columns {
				widest = max(widest, columnsOf(drawings[k]))
			}
			row[j] = append([]string{spaces(widest)}, drawing...)
		}
		// Their first line is empty and as wide as the column.
		beside := sideBySide(textGap, row...)
		if i == 0 {
			beside = beside[1:]
		}
		lines = append(lines, beside...)
	}
	return lines
}

// Captioned is a panel with lines of text above it.
type Captioned struct {
	Lines []string
	Panel Panel
}

func (p Captioned) size() (width, height int) {
	width, height = p.Panel.size()
	for _, line := range p.Lines {
		width = max(width, textWidth(line, captionSize))
	}
	return width, height + p.head()
}

// head is the height of the lines of text.
func (p Captioned) head() int { return len(p.Lines)*(captionSize+4) + 4 }

func (p Captioned) draw(c *canvas, x, y int) *element {
	width, _ := p.size()
	inner, _ := p.Panel.size()
	caption := newElement("g", "class", "ink", "font-size", captionSize)
	for i, line := range p.Lines {
		caption.add(textLine(line, x+width/2, y+i*(captionSize+4)+captionSize/2, captionSize))
	}
	return newElement("g").add(caption, p.Panel.draw(c, x+(width-inner)/2, y+p.head()))
}

func (p Captioned) text(width int) []string {
	return append(slices.Clone(p.Lines), p.Panel.text(width)...)
}

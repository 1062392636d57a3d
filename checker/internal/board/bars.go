package board

import (
	"math"
	"strings"
)

// A Bar is one value of Bars. Note is the text at the end of its bar.
type Bar struct {
	Label string
	Value float64
	Note  string
}

// Linear draws a bar as long as its value says.
func Linear(value float64) float64 { return max(value, 0) }

// Logarithmic draws a bar one unit longer for each further digit: for values of
// at least 1 that differ by powers of ten.
func Logarithmic(value float64) float64 { return math.Log10(max(value, 1)) + 1 }

const (
	barHeight = 22
	barLine   = barHeight + 8 // from bar to bar
	barSpan   = 220           // length of the longest bar
	barText   = 14            // font size
)

// Chart shows values as bars below each other, with a label on the left and a
// note on the right of each. The scale, Linear or Logarithmic, says how long the
// bars are to each other; the longest fills the room.
func Chart(title, desc string, scale func(value float64) float64, bars ...Bar) Picture {
	return Picture{title, desc, barChart{bars, scale}}
}

type barChart struct {
	bars  []Bar
	scale func(float64) float64
}

func (b barChart) size() (width, height int) {
	left, right := b.margins()
	return left + barSpan + right, len(b.bars)*barLine - (barLine - barHeight)
}

// margins are the widths of the longest label and the longest note.
func (b barChart) margins() (left, right int) {
	for _, bar := range b.bars {
		left = max(left, textWidth(bar.Label, barText)+8)
		right = max(right, textWidth(bar.Note, barText)+8)
	}
	return left, right
}

func (b barChart) draw(_ *canvas, x, y int) *element {
	left, _ := b.margins()
	longest := 0.0
	for _, bar := range b.bars {
		longest = max(longest, b.scale(bar.Value))
	}
	shapes := newElement("g")
	texts := newElement("g", "class", "ink", "font-size", barText)
	for i, bar := range b.bars {
		top := y + i*barLine
		length := 0
		if longest > 0 {
			length = int(math.Round(b.scale(bar.Value) / longest * barSpan))
		}
		shapes.add(newElement("rect", "class", "bar", "x", x+left, "y", top, "width", max(length, 1), "height", barHeight, "rx", 3))
		texts.add(textLine(bar.Label, x+left-8-textWidth(bar.Label, barText)/2, top+barHeight/2, barText))
		note := textLine(bar.Note, x+left+max(length, 1)+8, top+barHeight/2, barText)
		note.attributes = append(note.attributes, newElement("", "text-anchor", "start").attributes...)
		texts.add(note)
	}
	return newElement("g").add(shapes, texts)
}

// barColumns is how long the longest bar may be, in columns.
const barColumns = 40

func (b barChart) text(width int) []string {
	var labels, notes []string
	longest := 0.0
	for _, bar := range b.bars {
		labels, notes = append(labels, bar.Label), append(notes, bar.Note)
		longest = max(longest, b.scale(bar.Value))
	}
	left := columnsOf(labels)
	room := max(min(width-left-columnsOf(notes)-4, barColumns), 1)
	var lines []string
	for _, bar := range b.bars {
		// What is too short to be drawn can still be seen.
		drawn := "▏"
		if longest > 0 {
			if length := int(math.Round(b.scale(bar.Value) / longest * float64(room))); length > 0 {
				drawn = strings.Repeat("█", length)
			}
		}
		lines = append(lines, padLeft(bar.Label, left)+"  "+drawn+"  "+bar.Note)
	}
	return lines
}

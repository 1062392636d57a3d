package board

import (
	"fmt"
	"math"
	"strings"
)

const (
	curveWidth  = 320
	curveHeight = 180
	curveText   = 13
)

// Curve shows how a value changes, as a line through all values in their order,
// with a dashed line where the true value lies. Every label of the axis below
// stands for the same number of values, the first at the first value and the last
// at the last.
func Curve(title, desc string, values []float64, truth float64, below []string) Picture {
	return Picture{title, desc, curve{values, truth, below}}
}

type curve struct {
	values []float64
	truth  float64
	below  []string
}

// top is the largest value that is shown; the axis starts at 0.
func (c curve) top() float64 {
	top := max(c.truth, 1e-9)
	for _, value := range c.values {
		top = max(top, value)
	}
	return top
}

func (c curve) marks() []string {
	decimals := 0
	if c.top() < 10 {
		decimals = 4
	}
	return []string{fmt.Sprintf("%.*f", decimals, c.top()), fmt.Sprintf("%.*f", decimals, c.truth), "0"}
}

func (c curve) left() int {
	left := 0
	for _, mark := range c.marks() {
		left = max(left, textWidth(mark, curveText))
	}
	return left + 8
}

func (c curve) size() (width, height int) {
	// Half a label may stand out on the right.
	return c.left() + curveWidth + 20, curveHeight + 3*curveText
}

// at is where a value lies, from the corner of the curve's own space.
func (c curve) at(i int, value float64) (x, y int) {
	steps := max(len(c.values)-1, 1)
	return i * curveWidth / steps, curveText + int(math.Round((1-value/c.top())*curveHeight))
}

func (c curve) draw(_ *canvas, x, y int) *element {
	all := group(x+c.left(), y)
	_, truth := c.at(0, c.truth)
	_, bottom := c.at(0, 0)
	all.add(newElement("path", "class", "frame", "stroke-width", 2, "d", fmt.Sprintf("M0 %dV%dH%d", curveText, bottom, curveWidth)))
	all.add(newElement("path", "class", "ring", "stroke-width", 2, "stroke-dasharray", "8 5", "d", fmt.Sprintf("M0 %dH%d", truth, curveWidth)))
	all.add(newElement("path", "class", "path", "stroke-width", 2, "stroke-linejoin", "round", "d", c.line()))
	return all.add(c.labels(truth, bottom))
}

func (c curve) line() string {
	var d strings.Builder
	for i, value := range c.values {
		x, y := c.at(i, value)
		command := "L"
		if i == 0 {
			command = "M"
		}
		fmt.Fprintf(&d, "%s%d %d", command, x, y)
	}
	return d.String()
}

// labels writes the true value and 0 at the axis on the left, the largest value
// where there is room above the true one, and the texts below.
func (c curve) labels(truth, bottom int) *element {
	labels := newElement("g", "class", "label", "font-size", curveText)
	heights := []int{curveText, truth, bottom}
	for i, mark := range c.marks() {
		if i == 0 && truth-curveText < curveText {
			continue
		}
		labels.add(textLine(mark, -8-textWidth(mark, curveText)/2, heights[i], curveText))
	}
	for i, text := range c.below {
		labels.add(textLine(text, i*curveWidth/max(len(c.below)-1, 1), bottom+curveText+2, curveText))
	}
	return labels
}

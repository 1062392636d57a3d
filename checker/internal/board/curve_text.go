package board

import (
	"math"
	"strings"
)

// A curve of characters has that many lines, and at most that many columns.
const (
	curveLines   = 11
	curveColumns = 60
)

// text plots the values with stars, and the true value as a broken line.
func (c curve) text(width int) []string {
	left := columnsOf(c.marks()) + 1
	columns := max(min(width-left-1, curveColumns), 2)
	plot := make([][]rune, curveLines)
	for y := range plot {
		plot[y] = []rune(spaces(columns))
	}
	height := func(value float64) int {
		return curveLines - 1 - int(math.Round(value/c.top()*(curveLines-1)))
	}
	for x := 0; x < columns; x += 2 {
		plot[height(c.truth)][x] = '-'
	}
	for x := range columns {
		plot[height(c.between(float64(x)/float64(columns-1)))][x] = '*'
	}
	marks := map[int]string{}
	for i, value := range []float64{c.top(), c.truth, 0} {
		marks[height(value)] = c.marks()[i]
	}
	var lines []string
	for y, line := range plot {
		lines = append(lines, padLeft(marks[y], left-1)+" │"+string(line))
	}
	lines = append(lines, spaces(left)+"└"+strings.Repeat("─", columns))
	return append(lines, spaces(left+1)+spread(c.below, columns))
}

// between is the value at a part of the way from the first to the last.
func (c curve) between(part float64) float64 {
	at := part * float64(len(c.values)-1)
	i := min(int(at), len(c.values)-1)
	next := min(i+1, len(c.values)-1)
	return c.values[i] + (c.values[next]-c.values[i])*(at-float64(i))
}

// spread writes labels at equal distances, the first at the left end of the width
// and the last at the right one.
func spread(labels []string, width int) string {
	line := ""
	for i, label := range labels {
		length := columnsOf([]string{label})
		at := i*(width-1)/max(len(labels)-1, 1) - length/2
		line = padRight(line, max(min(at, width-length), 0)) + label
	}
	return line
}

package board

import (
	"fmt"
	"io"
	"strings"
)

// padding is the free space around what a picture shows, in pixels.
const padding = 12

// fonts names the fonts of the systems that pages are read on, and what to take
// where there are none of them.
const fonts = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

// A Picture is a panel with a title and a description. Both are texts for those
// who cannot see the picture; a page shows them nowhere else.
type Picture struct {
	Title, Desc string
	Panel       Panel
}

// A Panel is a part of a picture. Sizes are in pixels of the picture at its own
// size.
type Panel interface {
	// size is the room that the panel takes.
	size() (width, height int)
	// draw returns the panel with its top left corner at x, y.
	draw(c *canvas, x, y int) *element
	// text draws the panel with characters, in that many columns if it can.
	text(width int) []string
}

// A canvas collects the shapes that a picture defines once and uses often.
type canvas struct {
	defs    *element
	defined map[string]bool
}

// define adds a shape under that name, unless there is one already.
func (c *canvas) define(id string, shape func() *element) {
	if c.defined[id] {
		return
	}
	c.defined[id] = true
	c.defs.add(shape())
}

// SVG writes the picture. The same picture gives the same bytes, and it needs
// nothing from outside of them. The error is that of the writer.
func (p Picture) SVG(w io.Writer) error {
	width, height := p.size()
	c := &canvas{defs: newElement("defs"), defined: map[string]bool{}}
	card := newElement("rect", "class", "card", "width", width, "height", height, "rx", 8)
	panel := p.Panel.draw(c, padding, padding)

	svg := newElement("svg", "xmlns", "http://www.w3.org/2000/svg",
		"width", width, "height", height, "viewBox", fmt.Sprintf("0 0 %d %d", width, height),
		"role", "img", "aria-labelledby", "title desc",
		"font-family", fonts, "font-weight", 600, "text-anchor", "middle")
	svg.add(newElement("title", "id", "title").say(p.Title))
	svg.add(newElement("desc", "id", "desc").say(p.Desc))
	svg.add(newElement("style").say(style(classes(newElement("g").add(card, panel, c.defs)))))
	if len(c.defs.children) > 0 {
		svg.add(c.defs)
	}
	svg.add(card, panel)

	var text strings.Builder
	svg.write(&text, "")
	_, err := io.WriteString(w, text.String())
	return err
}

// size is that of the whole picture.
func (p Picture) size() (width, height int) {
	width, height = p.Panel.size()
	return width + 2*padding, height + 2*padding
}

// textWidth is about how wide a text is, in pixels: the fonts differ, and this
// has a little to spare in each of them.
func textWidth(text string, fontSize int) int {
	return len([]rune(text)) * fontSize * 6 / 10
}

// textLine is a text whose middle is at x, y.
func textLine(text string, x, y, fontSize int) *element {
	return newElement("text", "x", x, "y", y+fontSize*36/100).say(text)
}

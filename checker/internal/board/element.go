package board

import (
	"encoding/xml"
	"fmt"
	"strings"
)

// An element is a node of the SVG text.
type element struct {
	name       string
	attributes []xml.Attr
	text       string
	children   []*element
}

// newElement makes an element with attributes given as name, value, name, value.
// Values are texts or whole numbers.
func newElement(name string, pairs ...any) *element {
	e := &element{name: name}
	for i := 0; i+1 < len(pairs); i += 2 {
		e.attributes = append(e.attributes, xml.Attr{
			Name:  xml.Name{Local: fmt.Sprint(pairs[i])},
			Value: fmt.Sprint(pairs[i+1]),
		})
	}
	return e
}

// group makes an element that moves what is added to it to that place.
func group(x, y int) *element {
	return newElement("g", "transform", fmt.Sprintf("translate(%d %d)", x, y))
}

// add puts children into the element and returns it.
func (e *element) add(children ...*element) *element {
	e.children = append(e.children, children...)
	return e
}

// say gives the element a text and returns it.
func (e *element) say(text string) *element {
	e.text = text
	return e
}

// value is that of the attribute, empty where there is none.
func (e *element) value(name string) string {
	for _, a := range e.attributes {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}

// walk calls visit for the element and for all that is in it.
func (e *element) walk(visit func(*element)) {
	visit(e)
	for _, child := range e.children {
		child.walk(visit)
	}
}

// write writes the element and what is in it, one element a line and each level
// two spaces further in, so that a difference between two pictures can be read.
func (e *element) write(out *strings.Builder, indent string) {
	out.WriteString(indent + "<" + e.name)
	for _, a := range e.attributes {
		out.WriteString(" " + a.Name.Local + `="` + escaped(a.Value) + `"`)
	}
	switch {
	case len(e.children) > 0:
		out.WriteString(">\n")
		for _, child := range e.children {
			child.write(out, indent+"  ")
		}
		out.WriteString(indent + "</" + e.name + ">\n")
	case strings.Contains(e.text, "\n"):
		out.WriteString(">\n")
		for line := range strings.Lines(e.text) {
			out.WriteString(indent + "  " + escaped(strings.TrimSuffix(line, "\n")) + "\n")
		}
		out.WriteString(indent + "</" + e.name + ">\n")
	case e.text != "":
		out.WriteString(">" + escaped(e.text) + "</" + e.name + ">\n")
	default:
		out.WriteString("/>\n")
	}
}

func escaped(text string) string {
	var out strings.Builder
	// A strings.Builder returns no errors, and so neither does EscapeText.
	_ = xml.EscapeText(&out, []byte(text))
	return out.String()
}

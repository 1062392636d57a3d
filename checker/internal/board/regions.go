package board

import "fmt"

// A Region is a node of a map drawn as a graph. X and Y place its middle, in
// units of about a node and a half. Colour is counted from 1; 0 is none yet.
type Region struct {
	Name   string // two or three letters
	X, Y   int
	Colour int
}

// The sizes of a map, in pixels.
const (
	regionUnit   = 74
	regionRadius = 26
)

// regionColours are the classes of the colours 1 to 4.
var regionColours = []string{"lit", "attacked", "third", "fourth"}

// Map shows regions as nodes and borders as lines between them. Each node
// carries the number of its colour as well, and a border between two regions of
// one colour is drawn heavy with a cross on it.
func Map(title, desc string, regions []Region, borders ...[2]string) Picture {
	return Picture{title, desc, regionMap{regions, borders}}
}

type regionMap struct {
	regions []Region
	borders [][2]string
}

func (m regionMap) size() (width, height int) {
	for _, r := range m.regions {
		x, y := r.middle()
		width, height = max(width, x), max(height, y)
	}
	return width + regionRadius + 2, height + regionRadius + 2
}

func (r Region) middle() (x, y int) {
	return r.X*regionUnit + regionRadius + 2, r.Y*regionUnit + regionRadius + 2
}

func (m regionMap) region(name string) Region {
	for _, r := range m.regions {
		if r.Name == name {
			return r
		}
	}
	panic("board: a border names the region " + name + ", which is not on the map")
}

func (m regionMap) draw(c *canvas, x, y int) *element {
	all := group(x, y)
	for _, border := range m.borders {
		all.add(m.border(c, m.region(border[0]), m.region(border[1]))...)
	}
	names := newElement("g", "class", "ink", "font-size", 14)
	for _, r := range m.regions {
		cx, cy := r.middle()
		// A ground hides the lines below a node and the tint lies on it.
		all.add(newElement("circle", "class", "light", "cx", cx, "cy", cy, "r", regionRadius))
		if r.Colour > 0 {
			all.add(newElement("circle", "class", regionColours[r.Colour-1], "cx", cx, "cy", cy, "r", regionRadius))
		}
		all.add(newElement("circle", "class", "frame", "stroke-width", 2, "cx", cx, "cy", cy, "r", regionRadius))
		names.add(textLine(r.Name, cx, cy-8, 14), textLine(r.number(), cx, cy+10, 14))
	}
	return all.add(names)
}

// number is that of the region's colour, as it stands in the node.
func (r Region) number() string {
	if r.Colour == 0 {
		return "–"
	}
	return fmt.Sprint(r.Colour)
}

func (m regionMap) border(c *canvas, a, b Region) []*element {
	x1, y1 := a.middle()
	x2, y2 := b.middle()
	d := fmt.Sprintf("M%d %dL%d %d", x1, y1, x2, y2)
	if a.Colour == 0 || a.Colour != b.Colour {
		return []*element{newElement("path", "class", "edge", "stroke-width", 2, "d", d)}
	}
	return []*element{
		newElement("path", "class", "path", "stroke-width", 4, "d", d),
		Cross.draw(c, (x1+x2)/2-14, (y1+y2)/2-14, 28),
	}
}

// text lists the regions with their colours and those next to them.
func (m regionMap) text(int) []string {
	var names []string
	for _, r := range m.regions {
		names = append(names, r.Name+" "+r.number())
	}
	var lines []string
	for i, r := range m.regions {
		line := padRight(names[i], columnsOf(names))
		for j, next := range m.neighbours(r.Name) {
			if j == 0 {
				line += "  next to"
			} else {
				line += ","
			}
			line += " " + next.Name + " " + next.number()
			if r.Colour > 0 && r.Colour == next.Colour {
				line += " (the same colour)"
			}
		}
		lines = append(lines, line)
	}
	return lines
}

// neighbours are the regions that share a border with that one, in the order of
// the borders.
func (m regionMap) neighbours(name string) []Region {
	var all []Region
	for _, border := range m.borders {
		switch name {
		case border[0]:
			all = append(all, m.region(border[1]))
		case border[1]:
			all = append(all, m.region(border[0]))
		}
	}
	return all
}

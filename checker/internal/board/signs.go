package board

// A Sign is a shape in a cell.
type Sign string

// The signs that a cell can have. Those of queens differ from each other in
// more than their colour: the chosen one has a ring, a white one is hollow.
const (
	Queen  Sign = "queen"
	Chosen Sign = "chosen" // the queen that the picture is about
	Black  Sign = "black"  // a queen of the black side
	White  Sign = "white"  // a queen of the white side
	Stone  Sign = "stone"  // a blocked cell
	Cross  Sign = "cross"  // not allowed, or a dead end
	Ring   Sign = "ring"   // free, or allowed
	Tick   Sign = "tick"   // a solution, or true
	Border Sign = "border" // around a number that the text speaks of
)

// crownSide is the side of a cell from which on a queen is drawn with her crown.
// Smaller ones are discs.
const crownSide = 20

// crown is a queen in a cell of side 48: five points, each with a ball, and a foot.
const crown = "M9 17l6.5 9 1-13 4.5 12 3-13.5 3 13.5 4.5-12 1 13 6.5-9-4.5 16h-21zM12.5 35.5h23l1.5 4.5h-26z"

// balls are those on the points of the crown.
var balls = []Square{{16, 9}, {11, 16}, {10, 24}, {11, 32}, {16, 39}}

// draw returns the sign in a cell of that side whose corner is at x, y.
func (s Sign) draw(c *canvas, x, y, side int) *element {
	id, class := s.shape(side)
	c.define(id, func() *element { return shapes[id]() })
	return newElement("use", "href", "#"+id, "class", class, "x", x, "y", y, "width", side, "height", side)
}

// shape names the shape of a sign in a cell of that side, and its class.
func (s Sign) shape(side int) (id, class string) {
	switch s {
	case Queen, Chosen, Black, White:
		if side < crownSide {
			return "disc", string(s)
		}
		if s == Chosen {
			return "ringed-crown", string(s)
		}
		return "crown", string(s)
	case Tick, Border:
		return string(s), string(Ring)
	default:
		return string(s), string(s)
	}
}

// shapes are the shapes by their names, each drawn in a cell of side 48.
var shapes = map[string]func() *element{
	"crown":        func() *element { return symbol("crown").add(crownParts()...) },
	"ringed-crown": ringedCrown,
	"disc": func() *element {
		return symbol("disc").add(newElement("circle", "cx", 24, "cy", 24, "r", 16, "stroke-width", 4))
	},
	"stone": func() *element {
		return symbol("stone").add(
			newElement("rect", "x", 2, "y", 2, "width", 44, "height", 44, "rx", 9, "stroke", "none"),
			newElement("rect", "x", 6, "y", 6, "width", 36, "height", 36, "rx", 6, "stroke-width", 2))
	},
	"cross": func() *element {
		return symbol("cross").add(newElement("path", "d", "M15 15L33 33M33 15L15 33", "stroke-width", 5, "stroke-linecap", "round"))
	},
	"ring": func() *element {
		return symbol("ring").add(newElement("circle", "cx", 24, "cy", 24, "r", 12, "stroke-width", 5))
	},
	"border": func() *element {
		return symbol("border").add(newElement("rect", "x", 4, "y", 4, "width", 40, "height", 40, "rx", 9, "stroke-width", 4))
	},
	"tick": func() *element {
		return symbol("tick").add(newElement("path", "d", "M11 26l9 9 18-21", "stroke-width", 7, "stroke-linecap", "round", "stroke-linejoin", "round"))
	},
}

func symbol(id string) *element {
	return newElement("symbol", "id", id, "viewBox", "0 0 48 48")
}

func crownParts() []*element {
	parts := []*element{newElement("path", "d", crown, "stroke-width", 2, "stroke-linejoin", "round")}
	for _, ball := range balls {
		parts = append(parts, newElement("circle", "cx", ball.Column, "cy", ball.Row, "r", 3))
	}
	return parts
}

// ringedCrown is a smaller queen in a ring that hides the lines below it.
func ringedCrown() *element {
	small := newElement("g", "transform", "translate(6 6) scale(.75)").add(crownParts()...)
	ground := newElement("circle", "class", "light", "cx", 24, "cy", 24, "r", 21)
	ring := newElement("circle", "cx", 24, "cy", 24, "r", 21, "fill", "none", "stroke-width", 3)
	return symbol("ringed-crown").add(ground, ring, small)
}

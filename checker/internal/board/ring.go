package board

import (
	"fmt"
	"math"
	"strings"
)

// Dance shows a ring of the numbers 0 to last before x is taken out, after that,
// and when she is back. Every number points to its neighbours: to the right above
// the numbers and to the left below them. What has been taken out keeps its own
// arrows, which are broken.
func Dance(last, x int) Picture {
	r := newRing(last)
	strip := Strip{Columns: 1}
	show := func(caption string) {
		strip.Panels = append(strip.Panels, Captioned{[]string{caption}, r.copy()})
	}
	show("at first")
	r.takeOut(x)
	show(fmt.Sprintf("%d is out", x))
	desc := fmt.Sprintf("A ring of the numbers 0 to %d; each points to its neighbours on both sides. "+
		"When %d is out, %d and %d point to each other, but %d still points to both. In the end it is back between them.",
		last, x, r.left[x], r.right[x], x)
	r.putBack(x)
	show(fmt.Sprintf("%d is back", x))
	return Picture{"A ring, one out of it, and back in it", desc, strip}
}

// ring is the panel of Dance: the neighbours of each number.
type ring struct{ left, right []int }

func newRing(last int) ring {
	var r ring
	for x := range last + 1 {
		r.left = append(r.left, (x+last)%(last+1))
		r.right = append(r.right, (x+1)%(last+1))
	}
	return r
}

func (r ring) copy() ring {
	return ring{append([]int{}, r.left...), append([]int{}, r.right...)}
}

func (r ring) takeOut(x int) { r.right[r.left[x]], r.left[r.right[x]] = r.right[x], r.left[x] }

func (r ring) putBack(x int) { r.right[r.left[x]], r.left[r.right[x]] = x, x }

// out reports whether the neighbours of a number have forgotten it.
func (r ring) out(x int) bool { return r.right[r.left[x]] != x }

// The sizes of a ring, in pixels.
const (
	ringRadius = 16
	ringUnit   = 72 // from number to number
	ringBow    = 26 // how far the longest bow goes up or down
)

func (r ring) size() (width, height int) {
	return (len(r.left)-1)*ringUnit + 2*ringRadius + 4, 2*(ringRadius+ringBow) + 4
}

func (r ring) draw(_ *canvas, x, y int) *element {
	_, height := r.size()
	all := group(x+ringRadius+2, y+height/2)
	names := newElement("g", "class", "ink", "font-size", 16)
	for at := range r.left {
		all.add(r.arrow(at, r.right[at], -1), r.arrow(at, r.left[at], 1))
	}
	for at := range r.left {
		class := "lit"
		if r.out(at) {
			class = "attacked"
		}
		for _, circle := range []string{"light", class, "frame"} {
			all.add(newElement("circle", "class", circle, "stroke-width", 2, "cx", at*ringUnit, "cy", 0, "r", ringRadius))
		}
		names.add(textLine(fmt.Sprint(at), at*ringUnit, 0, 16))
	}
	return all.add(names)
}

// arrow leads from a number to its neighbour: above the numbers where side is -1,
// below them where it is 1, and the further round the longer it is.
func (r ring) arrow(from, to, side int) *element {
	way := sign(to - from)
	bow := 14
	if distance := way * (to - from); distance > 1 {
		bow = ringBow + 10 + 4*distance
	}
	// Between neighbours arrows start at the side of a number, longer ones on top.
	start := [2]float64{float64(from*ringUnit + way*11), float64(side * 12)}
	end := [2]float64{float64(to*ringUnit - way*13), float64(side * 15)}
	middle := [2]float64{(start[0] + end[0]) / 2, float64(side * (12 + bow))}
	class, dashes := "edge", "none"
	if r.out(from) {
		class, dashes = "ray", "5 4"
	}
	return newElement("g", "class", class, "stroke-width", 2).add(
		newElement("path", "stroke-dasharray", dashes, "d", fmt.Sprintf("M%.0f %.0fQ%.0f %.0f %.0f %.0f", start[0], start[1], middle[0], middle[1], end[0], end[1])),
		newElement("path", "d", arrowhead(middle, end)))
}

// arrowhead is the two short lines at the end of an arrow that comes from there.
func arrowhead(from, end [2]float64) string {
	angle := math.Atan2(end[1]-from[1], end[0]-from[0])
	var d strings.Builder
	for _, turn := range []float64{-0.5, 0.5} {
		fmt.Fprintf(&d, "M%.1f %.1fL%.0f %.0f", end[0]-8*math.Cos(angle+turn), end[1]-8*math.Sin(angle+turn), end[0], end[1])
	}
	return d.String()
}

// text follows the ring from 0 to the right, and says what those remember that are
// out of it.
func (r ring) text(int) []string {
	round := "0"
	for x := r.right[0]; x != 0; x = r.right[x] {
		round += fmt.Sprintf(" <-> %d", x)
	}
	lines := []string{round + " <-> 0"}
	for x := range r.left {
		if r.out(x) {
			lines = append(lines, fmt.Sprintf("%d points to %d and %d", x, r.left[x], r.right[x]))
		}
	}
	return lines
}

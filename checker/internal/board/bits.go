package board

import (
	"fmt"
	"slices"
)

// LowestBit shows pos, ^pos, -pos and pos & -pos on that many bits, the smallest
// on the right as numbers are written, with the lowest 1 of pos lit and in a border.
func LowestBit(pos, bits int) Picture {
	table := Table(4, bits, 36)
	table.Above = bitNumbers(bits)
	table.Beside = []string{"pos", "^pos", "-pos", "pos & -pos"}
	lowest := pos & -pos
	for i, number := range []int{pos, ^pos, -pos, lowest} {
		for bit := range bits {
			cell := table.At(i+1, bits-bit)
			cell.writeBit(number>>bit&1 == 1)
			switch {
			case lowest == 1<<bit:
				cell.Shade = Lit
				cell.Put(Border)
			case lowest > 1<<bit:
				cell.Shade = Lit
			}
		}
	}
	desc := fmt.Sprintf("Four rows of bits, bit 0 on the right. Lit is what pos and -pos have in common: "+
		"the lowest 1 of pos, in a border, and the zeros to its right. In pos & -pos, the number %d, only the bit in the border is 1.", lowest)
	return Picture{fmt.Sprintf("The lowest 1 of %0*b", bits, pos), desc, table}
}

// bitNumbers are the numbers of the bits, bit 0 on the right.
func bitNumbers(bits int) []string {
	numbers := count(0, bits)
	slices.Reverse(numbers)
	return numbers
}

// Mirror shows the cells of a row with its queens, and below them the bits of the
// mask of their columns, with a line from each queen to her bit.
func Mirror(n int, columns ...int) Picture {
	row, bits := Chessboard(n, 36), Table(1, n, 36)
	row.rows, row.cells = 1, row.cells[:1]
	row.Above, bits.Above = count(1, n), bitNumbers(n)
	row.Beside, bits.Beside = []string{"columns"}, []string{"bits"}
	align(row, bits)
	mask := 0
	for _, column := range columns {
		row.At(1, column).Put(Queen)
		mask |= 1 << (column - 1)
	}
	for bit := range n {
		bits.At(1, n-bit).writeBit(mask>>bit&1 == 1)
		if mask>>bit&1 == 1 {
			bits.At(1, n-bit).Shade = Lit
		}
	}
	desc := fmt.Sprintf("Above, columns 1 to %d with queens in %s. Below, bits %d to 0 of the mask, the number %d. "+
		"The lines from the queens to their bits cross: bits run the other way.",
		n, Board(columns).columns(), n-1, mask)
	return Picture{"Columns and bits run in opposite directions", desc, mirror{row, bits, columns}}
}

// mirror is the panel of Mirror.
type mirror struct {
	row, bits *Grid
	columns   []int
}

// mirrorGap leaves room for the lines to cross.
const mirrorGap = 50

func (m mirror) size() (width, height int) {
	width, above := m.row.size()
	_, below := m.bits.size()
	return width, above + mirrorGap + below
}

func (m mirror) draw(c *canvas, x, y int) *element {
	_, above := m.row.size()
	all := newElement("g").add(m.row.draw(c, x, y), m.bits.draw(c, x, y+above+mirrorGap))
	for _, column := range m.columns {
		from, _ := m.row.middle(Square{1, column})
		to, _ := m.bits.middle(Square{1, m.bits.columns + 1 - column})
		left := x + m.row.leftMargin()
		all.add(newElement("path", "class", "ray", "stroke-width", 2,
			"d", fmt.Sprintf("M%d %dL%d %d", left+from, y+above+4, left+to, y+above+mirrorGap-4)))
	}
	return all
}

// text says in words which bit each queen has.
func (m mirror) text(width int) []string {
	lines := append(m.row.text(width), "")
	lines = append(lines, m.bits.text(width)...)
	lines = append(lines, "")
	for _, column := range m.columns {
		lines = append(lines, fmt.Sprintf("column %d is bit %d", column, column-1))
	}
	return lines
}

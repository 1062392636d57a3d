package board

import (
	"fmt"
	"slices"
	"strconv"
)

// Probe shows one random walk down the search tree of an n x n board: the boards
// that it stood before, and as a dot each branch that it did not take, with its
// column. Below each board stands how many columns were free in its next row. A
// walk that takes an attacked column is a mistake in the table of pictures.
func Probe(n int, columns ...int) Picture {
	at := search(n)
	root := probeNode(at)
	drawn, product := root, 1
	choices := []int{len(at.children)}
	for step, column := range columns {
		next := slices.IndexFunc(at.children, func(child *node) bool { return child.queens[step] == column })
		if next < 0 {
			panic(fmt.Sprintf("board: the probe takes column %d in row %d, which is attacked", column, step+1))
		}
		product *= len(at.children)
		for _, child := range at.children {
			drawn.Children = append(drawn.Children, &Node{Panel: dot{}, Text: strconv.Itoa(child.queens[step])})
		}
		at = at.children[next]
		drawn.Children[next] = probeNode(at)
		drawn = drawn.Children[next]
		choices = append(choices, len(at.children))
	}
	desc := fmt.Sprintf("The walk takes columns %s. The numbers of free columns on its way are %s; before its last board they multiply to %d.",
		Board(columns).columns(), Board(choices).columns(), product)
	return Picture{fmt.Sprintf("A probe of the search tree for n = %d", n), desc, Tree{root}}
}

// probeNode is a board on the path.
func probeNode(at *node) *Node {
	free := fmt.Sprintf("%d free", len(at.children))
	drawn := &Node{Name: at.label(), Panel: Chessboard(at.n, max(min(56/at.n, 12), 5)).Place(at.board(), Queen), Text: free, OnPath: true}
	if at.solution() {
		drawn.Text = ""
		drawn.Sign = Tick
	}
	return drawn
}

// dot is the panel of a branch that was not taken.
type dot struct{}

const dotSide = 12

func (dot) size() (width, height int) { return dotSide, dotSide }

func (dot) draw(_ *canvas, x, y int) *element {
	return newElement("circle", "class", "label", "cx", x+dotSide/2, "cy", y+dotSide/2, "r", dotSide/2)
}

func (dot) text(int) []string { return []string{"•"} }

package board

import "fmt"

const (
	treeText   = 13 // font size of the texts of a tree
	textSpace  = treeText + 9
	levelGap   = 24 // from the text below a node to the next node
	siblingGap = 10
	signSide   = 20 // of the sign below a node
)

// A Node is a node of a Tree: a small panel, the text below it, a sign below
// that, and the nodes that it leads to.
type Node struct {
	Name     string // stands for the panel where there is no room to draw it
	Panel    Panel
	Text     string
	Sign     Sign // "" for none
	OnPath   bool // the node and the line to it are drawn heavier
	Children []*Node
}

// A Tree is a panel that shows a tree, its root at the top.
type Tree struct{ Root *Node }

func (t Tree) size() (width, height int) {
	return t.Root.width(), t.Root.height()
}

// width is that of the node or of all that hangs below it.
func (n *Node) width() int {
	own, _ := n.Panel.size()
	return max(own, textWidth(n.Text, treeText), n.childrenWidth())
}

func (n *Node) childrenWidth() int {
	total := siblingGap * max(len(n.Children)-1, 0)
	for _, child := range n.Children {
		total += child.width()
	}
	return total
}

// ownHeight is that of the node without those below.
func (n *Node) ownHeight() int {
	_, height := n.Panel.size()
	if n.Text != "" {
		height += textSpace
	}
	if n.Sign != "" {
		height += signSide
	}
	return height
}

func (n *Node) height() int {
	deepest := 0
	for _, child := range n.Children {
		deepest = max(deepest, levelGap+child.height())
	}
	return n.ownHeight() + deepest
}

func (t Tree) draw(c *canvas, x, y int) *element {
	edges, nodes := newElement("g"), newElement("g", "class", "ink", "font-size", treeText)
	t.Root.draw(c, x, y, edges, nodes)
	return newElement("g").add(edges, nodes)
}

// draw adds the node and those below it, in a space whose corner is at x, y.
func (n *Node) draw(c *canvas, x, y int, edges, nodes *element) {
	centre := x + n.width()/2
	width, height := n.Panel.size()
	nodes.add(n.Panel.draw(c, centre-width/2, y))
	if n.OnPath {
		nodes.add(newElement("rect", "class", "path", "stroke-width", 4,
			"x", centre-width/2-3, "y", y-3, "width", width+6, "height", height+6, "rx", 3))
	}
	bottom := y + height
	if n.Text != "" {
		nodes.add(textLine(n.Text, centre, bottom+7+treeText/2, treeText))
		bottom += textSpace
	}
	if n.Sign != "" {
		nodes.add(n.Sign.draw(c, centre-signSide/2, bottom, signSide))
		bottom += signSide
	}
	n.drawChildren(c, x+(n.width()-n.childrenWidth())/2, centre, bottom, edges, nodes)
}

func (n *Node) drawChildren(c *canvas, x, centre, bottom int, edges, nodes *element) {
	for _, child := range n.Children {
		class, stroke := "edge", 2
		if child.OnPath {
			class, stroke = "path", 4
		}
		top := bottom + levelGap
		edges.add(newElement("path", "class", class, "stroke-width", stroke,
			"d", fmt.Sprintf("M%d %dL%d %d", centre, bottom+2, x+child.width()/2, top-2)))
		child.draw(c, x, top, edges, nodes)
		x += child.width() + siblingGap
	}
}

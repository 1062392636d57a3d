package board

import "strings"

// tallestTree is how many lines a tree may have that is drawn with its boards.
const tallestTree = 40

// treeGap is the free space between two nodes beside each other, in columns.
const treeGap = 2

// text draws the tree with its root at the top where it fits. Where it does not,
// it lists the nodes, each below the one that leads to it and further in.
func (t Tree) text(width int) []string {
	if drawing := t.Root.drawing(width); columnsOf(drawing.lines) <= width && len(drawing.lines) <= tallestTree {
		return drawing.lines
	}
	return t.Root.outline("", "")
}

// A drawing of a node and those below it. The line from above comes in at the
// column middle.
type drawing struct {
	lines  []string
	middle int
}

func (n *Node) drawing(width int) drawing {
	own := n.own(width)
	if len(n.Children) == 0 {
		return drawing{own, columnsOf(own) / 2}
	}
	var below [][]string
	var middles []int
	left := 0
	for _, child := range n.Children {
		d := child.drawing(width)
		below = append(below, d.lines)
		middles = append(middles, left+d.middle)
		left += columnsOf(d.lines) + treeGap
	}
	middle := (middles[0] + middles[len(middles)-1]) / 2
	// A node that is wider than all below it moves them to the right.
	shift := max(columnsOf(own)/2-middle, 0)
	lines := indented(own, middle+shift-columnsOf(own)/2)
	lines = append(lines, indented(append([]string{branches(middle, middles)}, sideBySide(treeGap, below...)...), shift)...)
	return drawing{lines, middle + shift}
}

// own is the node without those below: its panel, and a line with its text and
// its sign.
func (n *Node) own(width int) []string {
	lines := n.Panel.text(width)
	note := strings.TrimSpace(n.Text + " " + signText[n.Sign])
	if note == "" {
		return lines
	}
	return append(lines, spaces((columnsOf(lines)-columnsOf([]string{note}))/2)+note)
}

func indented(lines []string, by int) []string {
	for i := range lines {
		lines[i] = spaces(by) + lines[i]
	}
	return lines
}

// branches is the line that leads from a node to those below it.
func branches(middle int, below []int) string {
	first, last := below[0], below[len(below)-1]
	line := []rune(spaces(first) + strings.Repeat("─", last-first+1))
	for _, column := range below {
		line[column] = '┬'
	}
	line[first], line[last] = '┌', '┐'
	switch line[middle] {
	case '┬':
		line[middle] = '┼'
	case '─':
		line[middle] = '┴'
	default:
		line[middle] = '│' // only one node is below
	}
	return string(line)
}

// outline lists a node and those below it. The first line begins with first, the
// others with rest.
func (n *Node) outline(first, rest string) []string {
	line := first + n.caption()
	var taken []*Node
	var left []string
	for _, child := range n.Children {
		if child.Panel == (dot{}) {
			left = append(left, child.Text)
		} else {
			taken = append(taken, child)
		}
	}
	if len(left) > 0 {
		line += "; not taken: " + strings.Join(left, " ")
	}
	lines := []string{line}
	for i, child := range taken {
		branch, further := "├─ ", "│  "
		if i == len(taken)-1 {
			branch, further = "└─ ", "   "
		}
		lines = append(lines, child.outline(rest+branch, rest+further)...)
	}
	return lines
}

// caption is what an outline says of a node.
func (n *Node) caption() string {
	name := n.Name
	if name != "" && n.Text != "" {
		name += ":"
	}
	words := strings.Fields(name + " " + n.Text + " " + signText[n.Sign])
	if len(words) == 0 {
		return "empty"
	}
	return strings.Join(words, " ")
}

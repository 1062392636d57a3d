package board

import "fmt"

// SearchTree shows every board that the search stands before on an n x n board.
// In each board the attacked cells of the row to be filled next are tinted; dead
// ends have a cross and solutions a tick.
func SearchTree(n int) Picture {
	root := search(n)
	solutions, deadEnds := tally(root)
	desc := fmt.Sprintf("%d boards, the empty one at the top; each leads to the boards with one queen more in the next row, its columns from left to right. "+
		"Below each board stand the columns of its queens. %d boards are dead ends and have a cross, %d are solutions and have a tick.",
		root.count(), deadEnds, solutions)
	return Picture{fmt.Sprintf("The search tree for n = %d", n), desc, Tree{boardNode(root)}}
}

// tally counts the solutions and the dead ends below a node.
func tally(at *node) (solutions, deadEnds int) {
	switch {
	case at.solution():
		solutions = 1
	case at.deadEnd():
		deadEnds = 1
	}
	for _, child := range at.children {
		s, d := tally(child)
		solutions, deadEnds = solutions+s, deadEnds+d
	}
	return solutions, deadEnds
}

// boardNode draws a node as a tiny board.
func boardNode(at *node) *Node {
	board := at.board()
	grid := Chessboard(at.n, 12).Place(board, Queen)
	if row := len(at.queens) + 1; row <= at.n {
		for column := 1; column <= at.n; column++ {
			if board.attackers(row, column) > 0 {
				grid.At(row, column).Shade = Attacked
			}
		}
	}
	drawn := &Node{Panel: grid, Text: at.label()}
	switch {
	case at.solution():
		drawn.Sign = Tick
	case at.deadEnd():
		drawn.Sign = Cross
	}
	for _, child := range at.children {
		drawn.Children = append(drawn.Children, boardNode(child))
	}
	return drawn
}

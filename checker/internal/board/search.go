package board

import (
	"slices"
	"strings"
)

// A node is a board of the search tree: the queens placed so far, from the top
// row down, and the boards with one queen more.
type node struct {
	n        int
	queens   []int
	children []*node
}

// search builds the tree that the lessons walk: each row tries its columns from
// left to right. The root is the empty board.
func search(n int) *node { return searchFrom(n, nil) }

func searchFrom(n int, queens []int) *node {
	at := &node{n: n, queens: queens}
	if len(queens) == n {
		return at
	}
	for column := 1; column <= n; column++ {
		if at.board().attackers(len(queens)+1, column) == 0 {
			at.children = append(at.children, searchFrom(n, append(slices.Clone(queens), column)))
		}
	}
	return at
}

// board is the node's board, its rows below the queens empty.
func (at *node) board() Board {
	return append(slices.Clone(Board(at.queens)), make(Board, at.n-len(at.queens))...)
}

func (at *node) solution() bool { return len(at.queens) == at.n }

func (at *node) deadEnd() bool { return !at.solution() && len(at.children) == 0 }

// label lists the columns placed so far.
func (at *node) label() string { return Board(at.queens).columns() }

// count is the number of boards in the tree.
func (at *node) count() int {
	total := 1
	for _, child := range at.children {
		total += child.count()
	}
	return total
}

// trace is what lesson 01 prints: a line for each board but the empty one, with
// two spaces for each queen above the last.
func (at *node) trace() string {
	text := ""
	if len(at.queens) > 0 {
		text = strings.Repeat("  ", len(at.queens)-1) + at.label() + "\n"
	}
	for _, child := range at.children {
		text += child.trace()
	}
	return text
}

// moves lists what the search does: it puts a queen, or takes back the last one.
func (at *node) moves() []Move {
	var moves []Move
	for _, child := range at.children {
		row := len(child.queens)
		square := Square{row, child.queens[row-1]}
		moves = append(moves, Move{square, 1})
		moves = append(moves, child.moves()...)
		moves = append(moves, Move{square, -1})
	}
	return moves
}
